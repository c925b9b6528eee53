/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of all keys, nested ones included, that the robot's store refuses: with a `.` or a leading `$`. */
export function unsafeKeys(value: Json, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => unsafeKeys(item, `${path}${at}.`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(key.includes('.') || key.startsWith('$') ? [`${path}${key}`] : []),
    ...unsafeKeys(item, `${path}${key}.`),
  ]);
}

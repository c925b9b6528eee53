/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** An object of JSON. */
export type JsonObject = { [key: string]: Json };

/** True for an object of JSON, neither a list nor null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text says as JSON, or the text itself where it is none. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Place = readonly [value: Json, path: string];

/** What an array or an object holds, each with its path. */
function inside([value, path]: Place): Place[] {
  if (!Array.isArray(value) && !isJsonObject(value)) return [];
  return Object.entries(value).map(([key, item]) => [item, path === '' ? key : `${path}.${key}`]);
}

/** The paths of all keys, nested ones included, that the robot's store refuses: with a `.` or a leading `$`. */
export function unsafeKeys(value: Json): string[] {
  const unsafe: string[] = [];
  // A stack of our own: a config may be nested deeper than calls can be.
  const open: Place[] = [[value, '']];
  for (let place = open.pop(); place; place = open.pop()) {
    const [item, path] = place;
    const prefix = path === '' ? '' : `${path}.`;
    if (isJsonObject(item)) {
      const keys = Object.keys(item).filter((key) => key.includes('.') || key.startsWith('$'));
      unsafe.push(...keys.map((key) => prefix + key));
    }
    open.push(...inside(place).reverse());
  }
  return unsafe;
}

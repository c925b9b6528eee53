/**
 * The robot reads JSON that nobody checked, by the rules of JavaScript. These functions do the same, without trust in a
 * shape: where the robot's code would throw, they throw, which `runStages` turns into a row of the trace.
 */
export function fail(): never {
  throw new TypeError();
}

/** `value.key`, which throws for null and for what is missing. */
export function read(value: unknown, key: string): unknown {
  if (typeof value === 'object' && value !== null) return Reflect.get(value, key);
  if (value === null || value === undefined) return fail();
  return Reflect.get(Object(value), key);
}

/** `value?.key`. */
export const readIf = (value: unknown, key: string): unknown =>
  value === null || value === undefined ? undefined : read(value, key);

/** `for (const item of value)`: a text is iterated letter by letter. */
export function each(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return [...value];
  return fail();
}

/** Methods that only an array has, such as `find` and `forEach`. */
export function asArray(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return fail();
}

/** Methods that only a text has. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return fail();
}

/** `value.includes(part)`: of a text the part, of an array the item. */
export const includes = (value: unknown, part: unknown): boolean =>
  typeof value === 'string' ? value.includes(String(part)) : asArray(value).includes(part);

/** `value && value.length > 0`. */
export const hasItems = (value: unknown): boolean =>
  Boolean(value) && Number(read(value, 'length')) > 0;

/** `String(value)`, for what the robot puts into a text. */
export const textOf = (value: unknown): string => String(value);

/** `a || b` for texts that end up in an address. */
export const orElse = (value: unknown, fallback: string): string =>
  value ? textOf(value) : fallback;

/** Whether a request to this address leaves the robot at all. */
export const isAddress = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);

/** The robot's database refuses an object with such a key anywhere, after it has removed the former config. */
export function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => key.startsWith('$') || key.includes('.') || hasForbiddenKey(inner),
  );
}

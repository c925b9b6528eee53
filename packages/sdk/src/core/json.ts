/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** An object of JSON. */
export type JsonObject = { [key: string]: Json };

/** True for an object of JSON, neither a list nor null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of an object as JSON stores it, without undefined values; `{}` of anything else. */
export function toJsonObject(value: unknown): JsonObject {
  const copy: unknown = JSON.parse(JSON.stringify(value ?? null));
  return isJsonObject(copy) ? copy : {};
}

/** The parsed JSON of a text; undefined if it is not JSON. */
export function jsonIn(text: string): Json | undefined {
  try {
    // What JSON.parse returns is JSON.
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The parsed JSON of a text, or the text itself if it is not JSON. */
export function jsonOrText(text: string): Json {
  const json = jsonIn(text);
  return json === undefined ? text : json;
}

/** A list of JSON; empty for any other value. */
export const jsonList = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

type Place = readonly [value: Json, path: string];

/** The arrays and objects inside an array or an object, each with its path. */
function inside([value, path]: Place): Place[] {
  if (!Array.isArray(value) && !isJsonObject(value)) return [];
  const places: Place[] = [];
  for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof item !== 'object' || item === null) continue;
    places.push([item, (path === '' ? String(key) : `${path}.${key}`).slice(0, PATH_MAX)]);
  }
  return places;
}

/** The maximum length of a path: the paths of the keys of one object would repeat everything above it. */
const PATH_MAX = 500;

/**
 * The paths of keys, nested ones included, that the robot's store refuses: with a `.` or a leading `$`. Stops after
 * `most` of them.
 */
export function unsafeKeys(value: Json, most = 20): string[] {
  const unsafe: string[] = [];
  // An explicit stack: a config may be nested too deeply for recursion.
  const open: Place[] = [[value, '']];
  for (let place = open.pop(); place && unsafe.length < most; place = open.pop()) {
    const [item, path] = place;
    const prefix = path === '' ? '' : `${path}.`;
    if (isJsonObject(item)) {
      const keys = Object.keys(item).filter((key) => key.includes('.') || key.startsWith('$'));
      unsafe.push(...keys.slice(0, most).map((key) => (prefix + key).slice(0, PATH_MAX)));
    }
    for (const inner of inside(place).reverse()) open.push(inner);
  }
  return unsafe.slice(0, most);
}

import { isJsonObject, type Json, type JsonObject } from '../core/json';

/** The plugin's database rejects a whole document for one such key, and uses `_id` itself. */
const isStorable = (key: string) => !key.includes('.') && !key.startsWith('$') && key !== '_id';

/** Deeper nesting has no meaning for a robot, and recursion is limited by the stack. */
const DEPTH_MAX = 60;

/** A value without the keys that the plugin cannot store, at any depth. */
export function withStorableKeys(value: Json, depth = 0): Json {
  if (depth > DEPTH_MAX) return null;
  if (Array.isArray(value)) return value.map((item) => withStorableKeys(item, depth + 1));
  return isJsonObject(value) ? storableObject(value, depth) : value;
}

/** An object without those keys. */
export const storableObject = (object: JsonObject, depth = 0): JsonObject =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([key]) => isStorable(key))
      .map(([key, value]) => [key, withStorableKeys(value, depth + 1)]),
  );

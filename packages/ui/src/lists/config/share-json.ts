import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/plain-rules';

/** `next` with the parts of `before` that equal those in its place, also in the order of their keys. */
function share(before: Json | undefined, next: Json): Json {
  if (Array.isArray(before) && Array.isArray(next)) return shareList(before, next);
  return isJsonObject(before) && isJsonObject(next) ? shareObject(before, next) : next;
}

function shareList(before: Json[], next: Json[]): Json[] {
  const shared = next.map((value, at) => share(before[at], value));
  const isSame =
    shared.length === before.length && shared.every((value, at) => value === before[at]);
  return isSame ? before : shared;
}

/** An object of JSON, with the parts of another one that equal those in its place: they are the same objects then. */
export function shareObject(before: JsonObject | undefined, next: JsonObject): JsonObject {
  if (before === undefined) return next;
  const earlier = Object.entries(before);
  // From entries, since an assignment to `__proto__` would store nothing.
  const shared = Object.entries(next).map(
    ([key, value]) =>
      [key, share(Object.hasOwn(before, key) ? before[key] : undefined, value)] as const,
  );
  const isSame =
    shared.length === earlier.length &&
    shared.every(([key, value], at) => key === earlier[at]?.[0] && value === earlier[at][1]);
  return isSame ? before : Object.fromEntries(shared);
}

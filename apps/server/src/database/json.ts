import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';

/** A value as JSON keeps it: without what is undefined. */
export const toJson = (value: unknown): Json =>
  z.parse(z.json(), JSON.parse(JSON.stringify(value)));

/** An object as JSON keeps it. */
export function toJsonObject(value: object): JsonObject {
  const json = toJson(value);
  return isJsonObject(json) ? json : {};
}

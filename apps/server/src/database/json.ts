import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';

/** A value after serialization to JSON: without undefined. */
export const toJson = (value: unknown): Json =>
  z.parse(z.json(), JSON.parse(JSON.stringify(value)));

/** An object after serialization to JSON. */
export function toJsonObject(value: object): JsonObject {
  const json = toJson(value);
  return isJsonObject(json) ? json : {};
}

/** A text, or empty for any other value. */
export const jsonText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : '';

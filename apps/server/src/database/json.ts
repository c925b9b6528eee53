import type { Json } from '@chatdeck/sdk/rules';
import * as z from 'zod/mini';

/** A value after serialization to JSON: without undefined. */
export const toJson = (value: unknown): Json =>
  z.parse(z.json(), JSON.parse(JSON.stringify(value)));

/** A text, or empty for any other value. */
export const jsonText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : '';

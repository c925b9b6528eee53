import * as z from 'zod/mini';
import type { Json } from '../../core/json';

/**
 * One stored value, read. `stored` is what a save writes back while nobody edits it; `at` says where a malformed one
 * breaks its schema, such as `replys.0.type`.
 */
export type ConfigEntry<Row> =
  | { readonly status: 'ready'; readonly row: Row; readonly stored: Json }
  | { readonly status: 'malformed'; readonly stored: Json; readonly at: string };

/** Reads single values with a schema and marks those that do not fit it. */
export const entryReader =
  <Row>(schema: z.ZodMiniType<Row>) =>
  (stored: Json): ConfigEntry<Row> => {
    const parsed = z.safeParse(schema, stored);
    if (parsed.success) return { status: 'ready', row: parsed.data, stored };
    return { status: 'malformed', stored, at: parsed.error.issues[0]?.path.join('.') ?? '' };
  };

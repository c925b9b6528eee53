import * as z from 'zod/mini';
import type { Json } from '../../core/json';

/**
 * One parsed stored value. `stored` is what a save writes back unless it is edited; `at` is the path at which a
 * malformed value breaks its schema, such as `replys.0.type`.
 */
export type ConfigEntry<Row> =
  | { readonly status: 'ready'; readonly row: Row; readonly stored: Json }
  | { readonly status: 'malformed'; readonly stored: Json; readonly at: string };

/** Parses single values with a schema and marks invalid ones. */
export const entryReader =
  <Row>(schema: z.ZodMiniType<Row>) =>
  (stored: Json): ConfigEntry<Row> => {
    const parsed = z.safeParse(schema, stored);
    if (parsed.success) return { status: 'ready', row: parsed.data, stored };
    return { status: 'malformed', stored, at: parsed.error.issues[0]?.path.join('.') ?? '' };
  };

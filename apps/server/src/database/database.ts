import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type * as schema from './schema';

/** The database as repositories use it: embedded or not, also inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The row of a statement that always returns exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always gives a row gave none');
  return row;
}

const result = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** The rows of a raw statement; both drivers return the same shape. */
export const rowsOf = (answer: unknown) => result.parse(answer).rows;

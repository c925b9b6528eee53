import { eq, getTableColumns, is } from 'drizzle-orm';
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import * as tables from '../database/schema';
import { users } from '../database/schema';
import type { TestServer } from '../testing/test-server';

/** All stored rows of an account by table, for comparison. */
export async function rowsOf(
  { db }: TestServer,
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const owned = Object.entries(tables).flatMap(([name, table]) => {
    if (!is(table, PgTable)) return [];
    const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table as PgTable);
    const owner = columns[table === users ? 'id' : 'userId'];
    return owner === undefined
      ? []
      : [{ name, rows: db.select().from(table).where(eq(owner, userId)) }];
  });
  const read = owned.map(async ({ name, rows }): Promise<[string, string]> => {
    const texts = (await rows).map((row) => JSON.stringify(row));
    return [name, texts.sort().join()];
  });
  return new Map(await Promise.all(read));
}

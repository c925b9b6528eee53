import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database';
import { tablesInOrder } from '../database/tables-in-order';

/** A hash of each table, which changes with any change of any row. */
export async function tableHashes(db: Database): Promise<Readonly<Record<string, unknown>>> {
  const all: Record<string, unknown> = {};
  for (const table of await tablesInOrder(db)) {
    const name = sql.identifier(table);
    const [row] = rowsOf(
      await db.execute(
        sql`select count(*)::text as count, md5(coalesce(string_agg(row_to_json(t)::text, '' order by row_to_json(t)::text), '')) as hash from ${name} t`,
      ),
    );
    all[table] = row;
  }
  return all;
}

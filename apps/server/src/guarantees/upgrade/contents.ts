import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Database, rowsOf } from '../../database/database';
import { tablesInOrder } from '../../database/tables-in-order';

/** What a database holds: of each table its rows as text, by column. */
export type Contents = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

const rowSchema = z.record(z.string(), z.unknown());

/** Reads every row of every table. */
export async function contentsOf(db: Database): Promise<Contents> {
  const contents = new Map<string, Map<string, string[]>>();
  for (const table of await tablesInOrder(db)) {
    const rows = rowsOf(
      await db.execute(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`),
    ).map(({ row }) => rowSchema.parse(row));
    const columns = new Map<string, string[]>();
    for (const name of new Set(rows.flatMap((row) => Object.keys(row)))) {
      columns.set(name, rows.map((row) => JSON.stringify(row[name])).sort());
    }
    contents.set(table, columns);
  }
  return contents;
}

/** Tables that a later version has no use for. */
const GIVEN_UP = ['login_tries'];

/** What an upgrade has lost of what was there before it: a table, a column or a value. */
export const lostIn = (after: Contents, before: Contents): readonly string[] =>
  missingFrom(after, before).filter((lost) => !GIVEN_UP.includes(lost));

function missingFrom(after: Contents, before: Contents): readonly string[] {
  return [...before].flatMap(([table, columns]) => {
    const now = after.get(table);
    if (now === undefined) return [table];
    return [...columns].flatMap(([column, values]) => {
      const left = [...(now.get(column) ?? [])];
      const lost = values.filter((value) => {
        const at = left.indexOf(value);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      return lost.length > 0 ? [`${table}.${column}: ${lost.join(', ')}`] : [];
    });
  });
}

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Database, rowsOf } from './database';

const table = z.object({ name: z.string() });
const reference = z.object({ from: z.string(), to: z.string() });

/** The data tables, each after those that its rows refer to. */
export async function tablesInOrder(db: Database): Promise<string[]> {
  const tables = rowsOf(
    await db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  ).map((row) => table.parse(row).name);
  const references = rowsOf(
    await db.execute(sql`
      select child.relname as "from", parent.relname as "to" from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      where contype = 'f' and conrelid <> confrelid`),
  ).map((row) => reference.parse(row));

  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    references.filter(({ from }) => from === name).forEach(({ to }) => add(to));
    ordered.push(name);
  };
  tables.forEach(add);
  return ordered;
}

import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { type Database, rowsOf } from '../database/database';
import { tablesInOrder } from '../database/tables-in-order';
import { sha256 } from '../security/secrets';

/** How many rows each table gets; the row of a number belongs to the account of that number. */
export const ROWS = 3;

const column = z.object({
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  generated: z.boolean(),
  target: z.string().nullable(),
  key: z.string().nullable(),
});
type Column = z.infer<typeof column>;

/** The columns of a table, each with the column that it refers to. */
async function columnsOf(db: Database, table: string): Promise<Column[]> {
  const rows = rowsOf(
    await db.execute(sql`
      select a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
        a.attidentity <> '' or a.attgenerated <> '' as generated,
        c.confrelid::regclass::text as target, t.attname as key
      from pg_attribute a
      left join pg_constraint c
        on c.contype = 'f' and c.conrelid = a.attrelid and c.conkey[1] = a.attnum and cardinality(c.conkey) = 1
      left join pg_attribute t on t.attrelid = c.confrelid and t.attnum = c.confkey[1]
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      order by a.attnum`),
  );
  return rows.map((row) => column.parse(row));
}

/** The secret of the session that an account has in the old data. */
export const tokenOf = (row: number) => `token-of-${row}`;

/** A time that is set only once something has ended. */
const isEnd = (name: string) =>
  /^(removed|revoked|deletion|blocked|done|logged_out)_at$/.test(name);

/** What the server understands, where any text would not do. */
const meaningOf = (row: number): Readonly<Record<string, SQL>> => ({
  'sessions.token_hash': sql`${sha256(tokenOf(row))}`,
  'sessions.scopes': sql`null`,
  'sessions.expires_at': sql`now() + interval '1 day'`,
  'users.role': sql`'user'`,
  'materials.type': sql`1`,
  'robot_configs.config': sql`${JSON.stringify({ note: `note ${row}` })}`,
});

function valueOf(table: string, { name, type, nullable, target, key }: Column, row: number): SQL {
  const meaning = meaningOf(row)[`${table}.${name}`];
  if (meaning !== undefined) return meaning;
  if (target !== null && key !== null) {
    const [from, of] = [sql.identifier(target), sql.identifier(key)];
    return sql`(select ${of} from ${from} order by ${of} offset ${row}::int limit 1)`;
  }
  if (type.startsWith('timestamp')) return nullable && isEnd(name) ? sql`null` : sql`now()`;
  if (type.endsWith('[]')) return sql`array[${`${name} ${row}`}]::text[]`;
  if (type === 'boolean') return row % 2 === 0 ? sql`true` : sql`false`;
  if (/^(integer|bigint|smallint|numeric|double)/.test(type)) return sql`${row + 1}::int`;
  if (type.startsWith('json')) return sql`${JSON.stringify({ [name]: row })}::jsonb`;
  return sql`${`${table} ${name} ${row}`}`;
}

/** Fills every table of a database with rows that fit its columns and constraints, whatever migration it is of. */
export async function fillTables(db: Database): Promise<void> {
  for (const table of await tablesInOrder(db)) {
    const columns = (await columnsOf(db, table)).filter(({ generated }) => !generated);
    const names = columns.map(({ name }) => sql.identifier(name));
    for (let row = 0; row < ROWS; row += 1) {
      const values = columns.map((known) => valueOf(table, known, row));
      await db.execute(
        sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
      );
    }
  }
}

/** The columns of each table. */
export type Shape = ReadonlyMap<string, readonly string[]>;

export async function shapeOf(db: Database): Promise<Shape> {
  const shape = new Map<string, string[]>();
  for (const table of await tablesInOrder(db)) {
    shape.set(
      table,
      (await columnsOf(db, table)).map(({ name }) => name),
    );
  }
  return shape;
}

/** How many rows each table has, and a hash of each of its columns; what is not there is missing. */
export async function contentOf(db: Database, shape: Shape): Promise<Map<string, string>> {
  const found = await shapeOf(db);
  const content = new Map<string, string>();
  for (const [table, columns] of shape) {
    const there = found.get(table) ?? [];
    for (const name of columns.filter((known) => there.includes(known))) {
      const value = sql.identifier(name);
      const [row] = rowsOf(
        await db.execute(
          sql`select count(*) || ' ' || md5(coalesce(string_agg(${value}::text, '|' order by ${value}::text), '')) as hash from ${sql.identifier(table)}`,
        ),
      );
      content.set(`${table}.${name}`, String(row?.['hash']));
    }
  }
  return content;
}

import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { type Database, rowsOf } from '../../database/database';
import { tablesInOrder } from '../../database/tables-in-order';

const ROWS = 3;

const columnSchema = z.object({
  name: z.string(),
  type: z.string(),
  isMade: z.boolean(),
  parent: z.string().nullable(),
  parentColumn: z.string().nullable(),
});
type Column = z.infer<typeof columnSchema>;

/** The columns of a table, each with what it refers to. */
async function columnsOf(db: Database, table: string): Promise<readonly Column[]> {
  const rows = rowsOf(
    await db.execute(sql`
      select c.column_name as name, c.data_type as type,
        c.is_identity = 'YES' or c.is_generated = 'ALWAYS' or c.column_default like 'nextval%' as "isMade",
        parent.relname as parent, target.attname as "parentColumn"
      from information_schema.columns c
      join pg_class child on child.relname = c.table_name and child.relnamespace = 'public'::regnamespace
      join pg_attribute own on own.attrelid = child.oid and own.attname = c.column_name
      left join pg_constraint f on f.conrelid = child.oid and f.contype = 'f' and f.conkey = array[own.attnum]
      left join pg_class parent on parent.oid = f.confrelid
      left join pg_attribute target on target.attrelid = f.confrelid and target.attnum = f.confkey[1]
      where c.table_schema = 'public' and c.table_name = ${table} order by c.ordinal_position`),
  );
  return rows.map((row) => columnSchema.parse({ ...row, isMade: row['isMade'] === true }));
}

/** A value that is another in each row. */
function valueOf(table: string, { name, type, parent, parentColumn }: Column, row: number): SQL {
  if (parent !== null && parentColumn !== null) {
    const [from, column] = [sql.identifier(parent), sql.identifier(parentColumn)];
    return sql`(select ${column} from ${from} order by 1 offset ${row} limit 1)`;
  }
  if (type === 'boolean') return sql`${row % 2 === 0}::boolean`;
  if (type.startsWith('timestamp')) return sql`now() - make_interval(days => ${row}::int)`;
  if (type === 'json' || type === 'jsonb') return sql`'[]'::jsonb`;
  if (type === 'ARRAY') return sql`array[${`${name} ${row}`}]::text[]`;
  if (type === 'bytea') return sql`decode(${`0${row}`}, 'hex')`;
  if (type === 'text') return sql`${`${table} ${name} ${row}`}::text`;
  return sql`${row + 1}`;
}

async function countOf(db: Database, table: string): Promise<number> {
  const [row] = rowsOf(
    await db.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`),
  );
  return z.object({ count: z.number() }).parse(row).count;
}

/** Puts rows into every table of a database, whatever its columns are; returns how many. */
export async function fillTables(db: Database): Promise<number> {
  let count = 0;
  for (const table of await tablesInOrder(db)) {
    const columns = (await columnsOf(db, table)).filter(({ isMade }) => !isMade);
    for (let row = 0; row < ROWS; row += 1) {
      const names = columns.map(({ name }) => sql.identifier(name));
      const values = columns.map((column) => valueOf(table, column, row));
      await db.execute(
        sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})
          on conflict do nothing`,
      );
    }
    count += await countOf(db, table);
  }
  return count;
}

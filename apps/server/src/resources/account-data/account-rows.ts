import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database';
import type { ExportedTable } from './exported-tables';

/** A row may have megabytes, so only a few are in memory at once. */
const BATCH_ROWS = 50;

type Row = Readonly<Record<string, unknown>>;

/** The columns by which the rows of a table are told apart, and the names of their fields. */
function keyOf({ table }: ExportedTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const [composed] = primaryKeys;
  return composed?.columns ?? columns.filter(({ primary }) => primary);
}

/** The rows of an account in a table, a few at a time, so that nobody else waits for the database meanwhile. */
async function* rowsIn(db: Database, exported: ExportedTable, userId: string): AsyncGenerator<Row> {
  const { table, owner } = exported;
  const key = keyOf(exported);
  const list = sql.join([...key], sql`, `);
  let last: Row | undefined;
  for (;;) {
    const after =
      last === undefined
        ? undefined
        : sql`(${list}) > (${sql.join(
            key.map((column) => sql.param(valueIn(exported, column, last), column)),
            sql`, `,
          )})`;
    const rows: Row[] = await db
      .select()
      .from(table)
      .where(and(eq(owner, userId), after))
      .orderBy(...key.map((column) => asc(column)))
      .limit(BATCH_ROWS);
    yield* rows;
    last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_ROWS) return;
  }
}

/** The value of a column in a row, whose fields are named as in the program. */
function valueIn({ table }: ExportedTable, column: PgColumn, row: Row | undefined): unknown {
  const field = Object.entries(getTableColumns(table)).find(([, value]) => value === column)?.[0];
  return field === undefined ? undefined : row?.[field];
}

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

const same = (row: Row): Row => row;

/** A row as its owner reads it. */
function shown(row: Row, { leftOut = [], json = [], toOwner = same }: ExportedTable): Row {
  const fields = Object.entries(toOwner(row))
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, value]) => [name, json.includes(name) ? parsed(value) : value] as const);
  return Object.fromEntries(fields);
}

/** The rows of an account in a table as the text of a JSON array, a row a line. */
export async function* jsonOf(
  db: Database,
  exported: ExportedTable,
  userId: string,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rowsIn(db, exported, userId)) {
    yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(shown(row, exported))}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}

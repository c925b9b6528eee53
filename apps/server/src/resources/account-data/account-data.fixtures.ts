import { unwrap } from '@chatdeck/sdk';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import type { Database } from '../../database/database';
import * as schema from '../../database/schema';
import { tablesInOrder } from '../../database/tables-in-order';
import type { TestServer } from '../../testing/test-server';
import { signUpActivated } from '../account/account.fixtures';

/** Every table of the program, by its name. */
export const TABLES: ReadonlyMap<string, PgTable> = new Map(
  Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** The columns of a table that say which account its row is about. */
export const accountColumns = (table: PgTable): PgColumn[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return foreignTable === schema.users ? columns : [];
  });

/** The tables whose rows belong to accounts. */
export const accountTables = (): (readonly [string, PgTable])[] =>
  [...TABLES].filter(([, table]) => accountColumns(table).length > 0);

let count = 0;

/** A value for a column that takes no default; texts carry the mark, by which they are found again. */
function valueFor(column: PgColumn, mark: string): unknown {
  if (column.enumValues?.[0] !== undefined) return column.enumValues[0];
  const values: Partial<Record<typeof column.dataType, unknown>> = {
    boolean: false,
    number: 1,
    date: new Date(),
    json: {},
    array: [],
  };
  const text = `${mark} ${getTableName(column.table)} ${column.name} ${++count}`;
  return column.dataType in values ? values[column.dataType] : text;
}

/** Due on another day: the dispatcher would do away with a queue that nothing waits in, whenever it comes to it. */
const notYet = () => ({ nextAt: new Date(Date.now() + 86_400_000) });

/** Adds a row of the account to every table, whether or not it has some there; it refers to the others. */
export async function fillAccount(db: Database, userId: string, mark: string): Promise<void> {
  const rows = new Map<string, Readonly<Record<string, unknown>>>();
  for (const name of await tablesInOrder(db)) {
    const table = TABLES.get(name);
    if (table === undefined || table === schema.users) continue;
    const refers = new Map(
      getTableConfig(table).foreignKeys.map((key) => {
        const { columns, foreignTable, foreignColumns } = key.reference();
        const isAccount = foreignTable === schema.users;
        const field = fieldOf(foreignTable, foreignColumns[0]);
        return [columns[0], isAccount ? userId : rows.get(getTableName(foreignTable))?.[field]];
      }),
    );
    const isOfAccount = accountColumns(table).length > 0 || refers.size > 0;
    if (!isOfAccount) continue;
    const values = Object.entries(getTableColumns(table)).flatMap(([field, column]) => {
      if (refers.has(column)) return [[field, refers.get(column)] as const];
      const isGiven = column.hasDefault || column.generatedIdentity !== undefined;
      return isGiven ? [] : [[field, valueFor(column, mark)] as const];
    });
    const [row] = await db
      .insert(table)
      .values({
        ...Object.fromEntries(values),
        ...(table === schema.sendQueues && notYet()),
      } as never)
      .onConflictDoNothing()
      .returning();
    rows.set(name, row ?? (await firstOf(db, table, userId)));
  }
}

const fieldOf = (table: PgTable, column: PgColumn | undefined): string =>
  Object.entries(getTableColumns(table)).find(([, value]) => value === column)?.[0] ?? '';

async function firstOf(db: Database, table: PgTable, userId: string) {
  const [owner] = accountColumns(table);
  const found = await db.select().from(table);
  const of = (row: Readonly<Record<string, unknown>>) => row[fieldOf(table, owner)] === userId;
  return found.find(of) ?? {};
}

/** How many rows of an account each table has, of those that have some. */
export async function rowsOfAccount(
  db: Database,
  userId: string,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const [name, table] of accountTables()) {
    const all = await db.select().from(table);
    const fields = accountColumns(table).map((column) => fieldOf(table, column));
    const own = all.filter((row) => fields.some((field) => row[field] === userId)).length;
    if (own > 0) counts[name] = own;
  }
  return counts;
}

/** An account with a row in every table. */
export async function signUpFilled(server: TestServer) {
  const account = await signUpActivated(server);
  const mark = `mark-${account.userId}`;
  await fillAccount(server.db, account.userId, mark);
  return { ...account, mark };
}

export type Entries = Readonly<Record<string, string>>;

/** The entries of an archive as text, by name; a broken archive throws. */
export function entriesOf(archive: Uint8Array): Entries {
  return Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

/** Asks for an archive as the owner, and downloads it as a browser does. */
export async function downloadArchive({
  client,
}: Pick<Awaited<ReturnType<typeof signUpActivated>>, 'client'>): Promise<Response> {
  return fetch(unwrap(await client.accountData.exportAll()).url);
}

import { and, count, eq, ne, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lockAccount } from '../../database/account-cap';
import { onlyRow, type Database, rowsOf } from '../../database/database';
import { renamedNames } from '../chat/previous-names';
import { endPush, isLastBatch, type PushedList } from './full-push';

/** A list that the robot pushes in batches, and how its rows are stored. */
export interface BatchedList extends PushedList {
  readonly table: PgTable;
  readonly robotId: Column;
  readonly wxid: Column;
  /** The column of `columns` with the name, whose earlier values are retained. */
  readonly nameColumn: string;
  /** The columns that a batch fills besides `wxid`, each with its type. */
  readonly columns: Readonly<Record<string, 'text' | 'integer' | 'text[]'>>;
  /** The maximum number of rows of an account; those that the robot pushed last are retained. */
  readonly most: number;
}

/** One row of a batch by the columns of its list. */
export type BatchRow = { readonly wxid: string } & Readonly<Record<string, unknown>>;

const listed = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** Upserts a batch of any length in one statement. */
async function store(
  tx: Database,
  { table, columns, nameColumn }: BatchedList,
  owner: { readonly userId: string; readonly robotId: string },
  batch: readonly BatchRow[],
): Promise<void> {
  const names = Object.keys(columns).map((name) => sql`${sql.identifier(name)}`);
  const typed = Object.entries(columns).map(
    ([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`,
  );
  const changes = names.map((name) => sql`${name} = excluded.${name}`);
  await tx.execute(sql`
    insert into ${table} (user_id, robot_id, wxid, ${listed(names)})
    select ${owner.userId}::text, ${owner.robotId}::text, wxid, ${listed(names)}
    from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as sent(wxid text, ${listed(typed)})
    on conflict (user_id, wxid) do update
    set robot_id = excluded.robot_id, ${listed(changes)}, sent_at = now(),
      previous_names = ${renamedNames(table, sql`${sql.identifier(nameColumn)}`)}`);
}

/** Deletes the oldest rows beyond the cap; returns how many. */
async function dropBeyond(tx: Database, list: BatchedList, userId: string): Promise<number> {
  const { table, wxid, sentAt, most } = list;
  const rows = await tx.select({ has: count() }).from(table).where(eq(list.userId, userId));
  const { has } = onlyRow(rows);
  if (has <= most) return 0;
  // As an array: before the table is analysed, PostgreSQL would sort the rows again for each that it looks at.
  const dropped = await tx.execute(sql`
    delete from ${table} where ${list.userId} = ${userId} and ${wxid} = any(array(
      select ${wxid} from ${table} where ${list.userId} = ${userId}
      order by ${sentAt} desc, ${wxid} offset ${most}::int))
    returning 1 as dropped`);
  return rowsOf(dropped).length;
}

/**
 * Stores one batch of a robot's list, each row once, and deletes the rows of an earlier robot. Returns how many rows
 * exceeded the cap.
 */
export const receiveBatch = (
  db: Database,
  list: BatchedList,
  owner: { readonly userId: string; readonly robotId: string },
  batch: readonly BatchRow[],
): Promise<number> =>
  db.transaction(async (tx) => {
    const { userId, robotId } = owner;
    await lockAccount(tx, list.startedAt, userId);
    await tx.delete(list.table).where(and(eq(list.userId, userId), ne(list.robotId, robotId)));
    if (batch.length > 0) await store(tx, list, owner, batch);
    const dropped = await dropBeyond(tx, list, userId);
    if (isLastBatch(batch.length)) await endPush(tx, userId, list);
    return dropped;
  });

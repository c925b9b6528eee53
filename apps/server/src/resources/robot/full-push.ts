import { and, eq, lt, max, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { onlyRow, type Database } from '../../database/database';
import { robots } from '../../database/schema';

/** The robot pushes its lists in batches of this size; a smaller one is the last. */
const BATCH_SIZE = 80;
/** A push whose last batch was full counts as complete after this long without another. */
const QUIET_MS = 30_000;

/** A list that the robot announces and then pushes again as a whole. */
export interface PushedList {
  readonly table: PgTable;
  readonly userId: Column;
  readonly sentAt: Column;
  readonly startedAt: 'friendSyncAt' | 'roomSyncAt';
}

export const isLastBatch = (size: number) => size < BATCH_SIZE;

/** Ends an announced push: what it did not include no longer exists on the robot. */
export async function endPush(db: Database, userId: string, list: PushedList): Promise<void> {
  const startedAt = await startOf(db, userId, list);
  if (startedAt === null) return;
  await db.delete(list.table).where(and(eq(list.userId, userId), lt(list.sentAt, startedAt)));
  await db
    .update(robots)
    .set({ [list.startedAt]: null })
    .where(eq(robots.userId, userId));
}

/** Ends an announced push that has stopped. */
export async function endQuietPush(db: Database, userId: string, list: PushedList): Promise<void> {
  const startedAt = await startOf(db, userId, list);
  if (startedAt === null) return;
  const rows = await db
    .select({ at: max(list.sentAt).mapWith(robots.friendSyncAt) })
    .from(list.table)
    .where(eq(list.userId, userId));
  const lastSentAt = onlyRow(rows).at;
  const hasBegun = lastSentAt !== null && lastSentAt >= startedAt;
  if (hasBegun && Date.now() - lastSentAt.getTime() > QUIET_MS) await endPush(db, userId, list);
}

async function startOf(db: Database, userId: string, list: PushedList): Promise<Date | null> {
  const rows = await db
    .select({ at: robots[list.startedAt] })
    .from(robots)
    .where(eq(robots.userId, userId));
  return onlyRow(rows).at;
}

import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { agoMs } from '../../database/columns';
import type { Database } from '../../database/database';
import { sendLocks, sendReceipts } from '../../database/schema';

/** A send that must happen once, however often its request is repeated. */
export interface Receipt {
  readonly key: string;
  readonly requestHash: string;
}

const inMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;
/** Locks on targets, and receipts of what was sent. Uses the clock of the database. */
export function sendRepository(db: Database) {
  return {
    async receiptOf(userId: string, key: string, retentionMs: number) {
      const [receipt] = await db
        .select({ requestHash: sendReceipts.requestHash })
        .from(sendReceipts)
        .where(
          and(
            eq(sendReceipts.userId, userId),
            eq(sendReceipts.key, key),
            sql`${sendReceipts.createdAt} > ${agoMs(retentionMs)}`,
          ),
        );
      return receipt;
    },

    /** Locks a target and writes the receipt in one transaction; false while the target is locked. */
    lock: (userId: string, target: string, lockMs: number, receipt?: Receipt): Promise<boolean> =>
      db.transaction(async (tx) => {
        const locked = await tx
          .insert(sendLocks)
          .values({ userId, target, lockedUntil: inMs(lockMs) })
          .onConflictDoUpdate({
            target: [sendLocks.userId, sendLocks.target],
            set: { lockedUntil: sql`excluded.locked_until` },
            setWhere: lte(sendLocks.lockedUntil, sql`clock_timestamp()`),
          })
          .returning({ target: sendLocks.target });
        if (locked.length === 0) return false;
        if (receipt !== undefined) {
          await tx
            .insert(sendReceipts)
            .values({ userId, ...receipt })
            .onConflictDoUpdate({
              target: [sendReceipts.userId, sendReceipts.key],
              set: { requestHash: receipt.requestHash, createdAt: sql`now()` },
            });
        }
        return true;
      }),

    /** Removes a lock and its receipt when nothing could be sent after all. */
    unlock: (userId: string, target: string, receipt?: Receipt): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .delete(sendLocks)
          .where(and(eq(sendLocks.userId, userId), eq(sendLocks.target, target)));
        if (receipt === undefined) return;
        await tx
          .delete(sendReceipts)
          .where(and(eq(sendReceipts.userId, userId), eq(sendReceipts.key, receipt.key)));
      }),

    async remainingMs(userId: string, target: string): Promise<number> {
      const [lock] = await db
        .select({
          ms: sql`ceil(extract(epoch from ${sendLocks.lockedUntil} - clock_timestamp()) * 1000)`.mapWith(
            Number,
          ),
        })
        .from(sendLocks)
        .where(and(eq(sendLocks.userId, userId), eq(sendLocks.target, target)));
      return Math.max(lock?.ms ?? 0, 1);
    },

    /** Deletes receipts past their retention and expired locks. */
    async deleteOld(userId: string, retentionMs: number): Promise<void> {
      await db
        .delete(sendReceipts)
        .where(
          and(eq(sendReceipts.userId, userId), lt(sendReceipts.createdAt, agoMs(retentionMs))),
        );
      await db
        .delete(sendLocks)
        .where(and(eq(sendLocks.userId, userId), lt(sendLocks.lockedUntil, agoMs(retentionMs))));
    },
  };
}

export type SendRepository = ReturnType<typeof sendRepository>;

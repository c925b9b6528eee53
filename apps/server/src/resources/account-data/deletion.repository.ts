import { SEND_STATE } from '@chatdeck/sdk/constants';
import { and, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { isAmong } from '../../database/list-query';
import {
  customers,
  orders,
  payments,
  rateLimits,
  retainedOrders,
  sendTargets,
  storedFiles,
  users,
} from '../../database/schema';
import { endAccess } from '../account/end-access';
import { handOnFiles } from './hand-on-files';
import { accountsOfCustomers } from '../open-api/accounts-of-customers';

/** How many files are deleted in one transaction, which locks their rows. */
const FILES_AT_ONCE = 50;

/** Who a deleted account was of; an account of a partner's customer has no address. */
export type Deleted = Pick<typeof users.$inferSelect, 'id' | 'email' | 'locale'> & {
  readonly isOfCustomer: boolean;
};

/** Accounts that are to be deleted, and their deletion. */
export function deletionRepository(db: Database) {
  /** An account and those that its key made for customers, which nobody else can reach. */
  const withCustomers = (tx: Database, userId: string) =>
    or(eq(users.id, userId), isAmong(users.id, accountsOfCustomers(tx, userId)));

  const isDue = (userId: string, now: Date) =>
    and(eq(users.id, userId), isNotNull(users.deletionAt), lte(users.deletionAt, now));

  /** Deletes some files of an account that is due, from the store and the database together; returns how many are done. */
  const deleteFiles = (userId: string, now: Date, remove: (key: string) => Promise<void>) =>
    db.transaction(async (tx) => {
      const files = await tx
        .select({ key: storedFiles.key })
        .from(storedFiles)
        .innerJoin(users, eq(users.id, storedFiles.userId))
        .where(isDue(userId, now))
        .limit(FILES_AT_ONCE)
        .for('update', { of: storedFiles });
      if (files.length === 0) return 0;
      const keys = files.map(({ key }) => key);
      await tx.delete(storedFiles).where(inArray(storedFiles.key, keys));
      await Promise.all(keys.map(remove));
      return keys.length;
    });

  async function retainOrders(tx: Database, userId: string): Promise<void> {
    const paid = await tx
      .select({
        id: orders.id,
        kind: orders.kind,
        months: orders.months,
        price: orders.price,
        currency: orders.currency,
        createdAt: orders.createdAt,
        paidAt: orders.paidAt,
        transactionId: payments.transactionId,
      })
      .from(orders)
      .leftJoin(payments, eq(payments.orderId, orders.id))
      .where(and(eq(orders.userId, userId), eq(orders.state, 'paid')));
    if (paid.length > 0) await tx.insert(retainedOrders).values(paid);
  }

  /** Deletes every row of an account that is due, unless another instance does; undefined if nothing was deleted. */
  const deleteRows = (userId: string, now: Date): Promise<Deleted | undefined> =>
    db.transaction(async (tx) => {
      const [owner] = await tx
        .select({ id: users.id, email: users.email, locale: users.locale })
        .from(users)
        .where(isDue(userId, now))
        .for('update', { skipLocked: true });
      if (owner === undefined) return undefined;
      // A file that was stored since: its row must not go before it does.
      if ((await tx.$count(storedFiles, eq(storedFiles.userId, userId))) > 0) return undefined;
      const isOfCustomer = (await tx.$count(customers, eq(customers.accountId, userId))) > 0;
      await retainOrders(tx, userId);
      const parts = sql`string_to_array(${rateLimits.subject}, ':')`;
      await tx
        .delete(rateLimits)
        .where(sql`${owner.id} = any(${parts}) or ${owner.email} = any(${parts})`);
      // Every other table refers to the account, and its rows are deleted with it.
      await tx.delete(users).where(eq(users.id, userId));
      return { ...owner, isOfCustomer };
    });

  return {
    /**
     * Closes an account and those of its customers until they are deleted: every link and every session but the given one
     * ends, and nothing waits to be sent any more. False when it was closed before.
     */
    plan: (userId: string, deletionAt: Date, retainedSession = ''): Promise<boolean> =>
      db.transaction(async (tx) => {
        const closed = await tx
          .update(users)
          .set({ deletionAt })
          .where(and(withCustomers(tx, userId), isNull(users.deletionAt)))
          .returning({ id: users.id });
        const ids = closed.map(({ id }) => id);
        if (!ids.includes(userId)) return false;
        await endAccess(tx, userId, retainedSession);
        await tx
          .update(sendTargets)
          .set({ state: SEND_STATE.cancelled, changedAt: sql`clock_timestamp()` })
          .where(and(inArray(sendTargets.userId, ids), eq(sendTargets.state, SEND_STATE.queued)));
        return true;
      }),

    /** Makes an account that is closed, and those of its customers, due now; returns which they are. */
    async makeDue(userId: string, now: Date): Promise<string[]> {
      const due = await db
        .update(users)
        .set({ deletionAt: now })
        .where(and(withCustomers(db, userId), isNotNull(users.deletionAt)))
        .returning({ id: users.id });
      return due.map(({ id }) => id);
    },

    /** Opens an account again, with those of its customers; false when no deletion was asked for, or it is too late. */
    keep: (userId: string, now: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const kept = await tx
          .update(users)
          .set({ deletionAt: null })
          .where(and(eq(users.id, userId), sql`${users.deletionAt} > ${now.toISOString()}`))
          .returning({ id: users.id });
        if (kept.length === 0) return false;
        await tx
          .update(users)
          .set({ deletionAt: null })
          .where(and(withCustomers(tx, userId), ne(users.id, userId)));
        return true;
      }),

    /** The accounts that are closed until they are deleted, and those that are blocked. */
    async closed(): Promise<string[]> {
      const found = await db
        .select({ id: users.id })
        .from(users)
        .where(or(isNotNull(users.deletionAt), isNotNull(users.blockedAt)));
      return found.map(({ id }) => id);
    },

    /** The accounts whose time has come. */
    async due(now: Date): Promise<string[]> {
      const found = await db
        .select({ id: users.id })
        .from(users)
        .where(and(isNotNull(users.deletionAt), lte(users.deletionAt, now)));
      return found.map(({ id }) => id);
    },

    /**
     * Deletes the files of an account that is due, and then every row; undefined when another instance does, or when it is
     * not due. If a file cannot be deleted, it and all rows stay until the next attempt.
     */
    async delete(
      userId: string,
      now: Date,
      remove: (key: string) => Promise<void>,
    ): Promise<Deleted | undefined> {
      await db.transaction(async (tx) => {
        const due = await tx
          .select({ id: users.id })
          .from(users)
          .where(isDue(userId, now))
          .for('update');
        if (due.length > 0) await handOnFiles(tx, userId);
      });
      while ((await deleteFiles(userId, now, remove)) > 0);
      return deleteRows(userId, now);
    },

    /** True for an account that is closed or blocked, or does not exist. */
    async isClosed(userId: string): Promise<boolean> {
      const open = and(eq(users.id, userId), isNull(users.deletionAt), isNull(users.blockedAt));
      return (await db.$count(users, open)) === 0;
    },
  };
}

export type DeletionRepository = ReturnType<typeof deletionRepository>;

import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { isAmong } from '../../database/list-query';
import { users } from '../../database/schema';
import { accountsOfCustomers } from '../open-api/accounts-of-customers';

/** Who is shut out of the server, and who runs it. */
export function accessRepository(db: Database) {
  return {
    /** Blocks an account and those that its key made for customers; returns which, none if it was blocked before. */
    block: (userId: string): Promise<string[]> =>
      db.transaction(async (tx) => {
        const family = or(eq(users.id, userId), isAmong(users.id, accountsOfCustomers(tx, userId)));
        const open = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(family, isNull(users.blockedAt)))
          .for('update');
        const ids = open.map(({ id }) => id);
        if (!ids.includes(userId)) return [];
        await tx
          .update(users)
          .set({ blockedAt: sql`now()` })
          .where(inArray(users.id, ids));
        return ids;
      }),

    /**
     * Opens a blocked account again, with those that were blocked together with it; returns which, none if it was not
     * blocked.
     */
    unblock: (userId: string): Promise<string[]> =>
      db.transaction(async (tx) => {
        // All that are blocked in one transaction have its time.
        const [blocked] = await tx
          .select({ at: sql<string>`${users.blockedAt}::text` })
          .from(users)
          .where(and(eq(users.id, userId), isNotNull(users.blockedAt)))
          .for('update');
        if (blocked === undefined) return [];
        const family = or(eq(users.id, userId), isAmong(users.id, accountsOfCustomers(tx, userId)));
        const opened = await tx
          .update(users)
          .set({ blockedAt: null })
          .where(and(family, sql`${users.blockedAt} = ${blocked.at}::timestamptz`))
          .returning({ id: users.id });
        return opened.map(({ id }) => id);
      }),

    /** Lets an account use the operator's page, or no more. */
    async setOperator(userId: string, isOperator: boolean): Promise<void> {
      await db
        .update(users)
        .set({ operatorSince: isOperator ? sql`coalesce(${users.operatorSince}, now())` : null })
        .where(eq(users.id, userId));
    },
  };
}

export type AccessRepository = ReturnType<typeof accessRepository>;

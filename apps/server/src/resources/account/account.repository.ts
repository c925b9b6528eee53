import { and, eq, lt, or, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { accountMessages, robotConfigs, robots, users } from '../../database/schema';
import { loginTries } from './account.tables';

export type NewUser = typeof users.$inferInsert;
export type User = typeof users.$inferSelect;

/** Accounts and the tries to log in to them. */
export function accountRepository(db: Database) {
  return {
    /** Adds the account with its empty robot and a welcome; false when the e-mail has one. */
    async add(user: NewUser): Promise<boolean> {
      return db.transaction(async (tx) => {
        const added = await tx
          .insert(users)
          .values(user)
          .onConflictDoNothing({ target: users.email })
          .returning({ id: users.id });
        if (added.length === 0) return false;
        await tx.insert(robots).values({ userId: user.id });
        await tx.insert(robotConfigs).values({ userId: user.id });
        await tx.insert(accountMessages).values({ userId: user.id, topic: 'welcome' });
        return true;
      });
    },

    async find(id: string): Promise<User> {
      return onlyRow(await db.select().from(users).where(eq(users.id, id)));
    },

    async byEmail(email: string): Promise<User | undefined> {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      return user;
    },

    async robotOf(userId: string) {
      const found = await db
        .select({ robotId: robots.robotId, name: robots.name })
        .from(robots)
        .where(eq(robots.userId, userId));
      return onlyRow(found);
    },

    hasAny: async (): Promise<boolean> => {
      return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
    },

    /** Counts a try before it is judged, so that tries at the same time cannot pass the limit together. */
    async countTry(email: string, ip: string, windowMs: number) {
      const isOver = sql`${loginTries.firstAt} <= now() - ${windowMs} * interval '1 millisecond'`;
      const counted = await db
        .insert(loginTries)
        .values({ email, ip })
        .onConflictDoUpdate({
          target: [loginTries.email, loginTries.ip],
          set: {
            count: sql`case when ${isOver} then 1 else ${loginTries.count} + 1 end`,
            firstAt: sql`case when ${isOver} then now() else ${loginTries.firstAt} end`,
          },
        })
        .returning({ count: loginTries.count, firstAt: loginTries.firstAt });
      return onlyRow(counted);
    },

    /** Forgets the tries of a pair, and all whose time is over. */
    async forgetTries(email: string, ip: string, windowMs: number): Promise<void> {
      await db
        .delete(loginTries)
        .where(
          or(
            and(eq(loginTries.email, email), eq(loginTries.ip, ip)),
            lt(loginTries.firstAt, sql`now() - ${windowMs} * interval '1 millisecond'`),
          ),
        );
    },
  };
}

export type AccountRepository = ReturnType<typeof accountRepository>;

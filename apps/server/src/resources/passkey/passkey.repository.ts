import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { passkeyChallenges, passkeys, users } from '../../database/schema';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type NewPasskey = typeof passkeys.$inferInsert;

/** Passkeys, and the challenges that they sign. */
export function passkeyRepository(db: Database) {
  const isOf = (userId: string, id: number) =>
    and(eq(passkeys.userId, userId), eq(passkeys.id, id));

  return {
    /** Stores a challenge, of a login if `userId` is null, and deletes those that have expired. */
    async addChallenge(challengeHash: string, userId: string | null, lifetimeMs: number) {
      const expiresAt = sql`now() + ${lifetimeMs} * interval '1 millisecond'`;
      await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
      await db.insert(passkeyChallenges).values({ challengeHash, userId, expiresAt });
    },

    /** Uses up a challenge; false when it was used, has expired, or was given out for something else. */
    async claimChallenge(challengeHash: string, userId: string | null): Promise<boolean> {
      const { challengeHash: hash, userId: owner, expiresAt } = passkeyChallenges;
      const isFor = userId === null ? isNull(owner) : eq(owner, userId);
      const claimed = await db
        .delete(passkeyChallenges)
        .where(and(eq(hash, challengeHash), isFor, gt(expiresAt, sql`now()`)))
        .returning({ hash });
      return claimed.length > 0;
    },

    /** The passkeys of an account, the oldest first. */
    listOf: (userId: string): Promise<PasskeyRow[]> =>
      db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id)),

    countOf: (userId: string): Promise<number> => db.$count(passkeys, eq(passkeys.userId, userId)),

    async find(userId: string, id: number): Promise<PasskeyRow | undefined> {
      const [row] = await db.select().from(passkeys).where(isOf(userId, id));
      return row;
    },

    async byCredential(credentialId: string): Promise<PasskeyRow | undefined> {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
      return row;
    },

    /** Adds a passkey while the account has fewer than `most`; 'known' when an account has this one already. */
    add: (passkey: NewPasskey, most: number): Promise<PasskeyRow | 'known' | 'full'> =>
      db.transaction(async (tx) => {
        const { userId } = passkey;
        // Those that are added at the same time are counted one after the other.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= most) return 'full';
        const [added] = await tx
          .insert(passkeys)
          .values(passkey)
          .onConflictDoNothing({ target: passkeys.credentialId })
          .returning();
        return added ?? 'known';
      }),

    async rename(userId: string, id: number, name: string): Promise<PasskeyRow | undefined> {
      const [row] = await db.update(passkeys).set({ name }).where(isOf(userId, id)).returning();
      return row;
    },

    async remove(userId: string, id: number): Promise<boolean> {
      const removed = await db
        .delete(passkeys)
        .where(isOf(userId, id))
        .returning({ id: passkeys.id });
      return removed.length > 0;
    },

    /**
     * Records a login; false when the passkey was removed meanwhile, or another login has counted as far: of two answers
     * of one authenticator that counts, the later one has the higher number.
     */
    async use(id: number, counter: number, isBackedUp: boolean): Promise<boolean> {
      const doesNotCount = counter === 0 ? eq(passkeys.counter, 0) : undefined;
      const used = await db
        .update(passkeys)
        .set({ counter, isBackedUp, usedAt: sql`now()` })
        .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), doesNotCount)))
        .returning({ id: passkeys.id });
      return used.length > 0;
    },
  };
}

export type PasskeyRepository = ReturnType<typeof passkeyRepository>;

import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { recoveryCodes, twoFactors, users } from '../../database/schema';
import { endAccess } from '../account/end-access';

/** The secrets and recovery codes of accounts with two-factor login. */
export function twoFactorRepository(db: Database) {
  async function replaceCodes(tx: Database, userId: string, hashes: readonly string[]) {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (hashes.length === 0) return;
    await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  }

  return {
    /** Stores a secret that a code has yet to confirm, in place of an earlier one; false when it is on already. */
    offer: (userId: string, secret: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const off = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, userId), isNull(users.twoFactorSince)))
          .for('update');
        if (off.length === 0) return false;
        await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
        await tx.insert(twoFactors).values({ userId, secret });
        return true;
      }),

    async find(userId: string): Promise<typeof twoFactors.$inferSelect | undefined> {
      const [found] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
      return found;
    },

    /**
     * Turns two-factor login on by a code that the stored secret made, and ends all access but the given session; false
     * when it is on already, or another secret was stored meanwhile. The row of the account is locked, so that a login
     * that began without a code opens its session before, which ends it, or not at all.
     */
    turnOn: (
      { userId, secret }: { readonly userId: string; readonly secret: string },
      step: number,
      hashes: readonly string[],
      retainedSession: string,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const turned = await tx
          .update(users)
          .set({ twoFactorSince: sql`now()` })
          .where(
            and(
              eq(users.id, userId),
              isNull(users.twoFactorSince),
              sql`exists (select from ${twoFactors} where ${twoFactors.userId} = ${users.id} and ${twoFactors.secret} = ${secret})`,
            ),
          )
          .returning({ id: users.id });
        if (turned.length === 0) return false;
        await tx.update(twoFactors).set({ lastStep: step }).where(eq(twoFactors.userId, userId));
        await replaceCodes(tx, userId, hashes);
        await endAccess(tx, userId, retainedSession);
        return true;
      }),

    /** Accepts the code of these 30 seconds once; false when it or a later one was accepted before. */
    async claimStep(userId: string, step: number): Promise<boolean> {
      const claimed = await db
        .update(twoFactors)
        .set({ lastStep: step })
        .where(
          and(
            eq(twoFactors.userId, userId),
            or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step)),
          ),
        )
        .returning({ userId: twoFactors.userId });
      return claimed.length > 0;
    },

    /** Uses up a recovery code; false without such a code. */
    async useCode(userId: string, codeHash: string): Promise<boolean> {
      const used = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },

    codesLeft: (userId: string): Promise<number> =>
      db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),

    replaceCodes: (userId: string, hashes: readonly string[]): Promise<void> =>
      db.transaction((tx) => replaceCodes(tx, userId, hashes)),

    /** Turns two-factor login off and deletes what belongs to it; false when it was off. */
    turnOff: (userId: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const turned = await tx
          .update(users)
          .set({ twoFactorSince: null })
          .where(and(eq(users.id, userId), isNotNull(users.twoFactorSince)))
          .returning({ id: users.id });
        if (turned.length === 0) return false;
        await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
        await replaceCodes(tx, userId, []);
        return true;
      }),
  };
}

export type TwoFactorRepository = ReturnType<typeof twoFactorRepository>;

import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { asOfNow } from '../member/membership';
import { sessions, users } from './account.tables';

/** Signed-in browsers by the hash of their token. */
export function sessionRepository(db: Database) {
  return {
    async add(tokenHash: string, userId: string): Promise<void> {
      await db.insert(sessions).values({ tokenHash, userId });
    },

    async find(tokenHash: string) {
      const [found] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(eq(sessions.tokenHash, tokenHash));
      return found && { session: found.session, user: asOfNow(found.user) };
    },

    async touch(tokenHash: string, now: Date): Promise<void> {
      await db.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenHash, tokenHash));
    },

    async revoke(tokenHash: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: new Date() })
        .where(eq(sessions.tokenHash, tokenHash));
    },

    /** Revokes all but the newest `kept` sessions of an account and drops those made before `oldest`. */
    async prune(userId: string, kept: number, oldest: Date): Promise<void> {
      const pushedOut = db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
        .orderBy(desc(sessions.createdAt))
        .offset(kept);
      await db
        .update(sessions)
        .set({ revokedAt: new Date() })
        .where(inArray(sessions.tokenHash, pushedOut));
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lt(sessions.createdAt, oldest)));
    },
  };
}

export type SessionRepository = ReturnType<typeof sessionRepository>;

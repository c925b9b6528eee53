import type { OpenApiScope } from '@chatdeck/sdk';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { asOfNow } from '../member/membership';
import { openApiKeys, sessions, users } from '../../database/schema';
import type { SigningKey } from '../../http/signed-in';
import { inBatches } from '../../database/in-batches';
import { isAmong } from '../../database/list-query';
import { besideRemembered, readEachTime } from '../../database/remembered-reads';

/** The maximum number of sessions of the open API; a new one replaces the oldest. */
const MAX_SCOPED_SESSIONS = 1_000;
/** The newest revoked sessions are reported as revoked; older ones are unknown. */
const MAX_ENDED_SESSIONS = 100;

/** What limits a session of the open API. */
export interface ScopedSession {
  readonly scopes: OpenApiScope[];
  readonly expiresAt: Date;
}

const isBrowserOf = (userId: string): SQL | undefined =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), isNull(sessions.scopes));

/** Signed-in browsers by the hash of their token. */
export function sessionRepository(db: Database, remember = readEachTime) {
  const load = inBatches(async (tokenHashes: readonly string[]) => {
    const found = await db
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(inArray(sessions.tokenHash, [...new Set(tokenHashes)]));
    const rows = new Map(found.map((row) => [row.session.tokenHash, row]));
    return (tokenHash) => rows.get(tokenHash);
  });
  const touch = inBatches(async (tokenHashes: readonly string[]) => {
    // A session that another instance is writing is left to it: two that wait for each other's would end one of the calls.
    const known = inArray(sessions.tokenHash, [...new Set(tokenHashes)]);
    const free = sql`(select ${sessions.tokenHash} from ${sessions} where ${known} for update skip locked)`;
    await db.execute(sql`
      ${besideRemembered} update ${sessions} set used_at = ${new Date().toISOString()}::timestamptz
      where ${isAmong(sessions.tokenHash, free)}`);
    return () => undefined;
  });
  // The sessions that a key opened go with it.
  const read = remember([sessions, users, openApiKeys], load);
  /** When a session was used since it was read, which is not why it would be read again. */
  const usedSince = new WeakMap<object, Date>();

  async function find(tokenHash: string) {
    const found = await read(tokenHash);
    if (found === undefined) return undefined;
    return {
      session: found.session,
      user: asOfNow(found.user),
      usedAt: usedSince.get(found) ?? found.session.usedAt,
      /** Writes that it is in use, together with all others of the same turn. */
      async touch(): Promise<void> {
        await touch(tokenHash);
        usedSince.set(found, new Date());
      },
    };
  }

  /** Deletes all but the newest of some sessions of an account. */
  async function dropBeyond(userId: string, which: SQL | undefined, stored: number): Promise<void> {
    const tooMany = db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .orderBy(desc(sessions.createdAt), desc(sessions.tokenHash))
      .offset(stored);
    await db.delete(sessions).where(isAmong(sessions.tokenHash, tooMany));
  }

  return {
    /**
     * Adds a session after the password was verified; false when the password has changed since. The lock orders a
     * concurrent change of the password before the session or after it, in which case it revokes the session. False too
     * when two-factor login was turned on since, unless `hasSecondFactor`.
     */
    add: (
      tokenHash: string,
      userId: string,
      passwordHash: string,
      browser: Pick<typeof sessions.$inferInsert, 'userAgent' | 'address'> = {},
      hasSecondFactor = false,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const owner = await tx
          .select({ id: users.id })
          .from(users)
          .where(
            and(
              eq(users.id, userId),
              eq(users.passwordHash, passwordHash),
              hasSecondFactor ? undefined : isNull(users.twoFactorSince),
            ),
          )
          .for('share');
        if (owner.length === 0) return false;
        await tx.insert(sessions).values({ tokenHash, userId, ...browser });
        return true;
      }),

    /**
     * Adds a session of the open API and deletes those of the account that ended long ago. False when the further key
     * that opens it is no longer what it was: the lock orders its change before the session or after it, which ends it.
     */
    async addScoped(
      tokenHash: string,
      userId: string,
      limits: ScopedSession,
      key?: Pick<SigningKey, 'id' | 'revision'>,
    ): Promise<boolean> {
      const isAdded = await db.transaction(async (tx) => {
        if (key && !(await isStill(tx, key))) return false;
        await tx.insert(sessions).values({ tokenHash, userId, ...limits, keyId: key?.id ?? null });
        return true;
      });
      if (!isAdded) return false;
      const longAgo = sql`now() - interval '1 day'`;
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, longAgo)));
      await dropBeyond(userId, isNotNull(sessions.scopes), MAX_SCOPED_SESSIONS);
      return true;
    },

    /** Revokes the sessions that the robot's key of an account opened; those of further keys go with these. */
    async revokeScoped(userId: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, now())` })
        .where(
          and(eq(sessions.userId, userId), isNotNull(sessions.scopes), isNull(sessions.keyId)),
        );
    },

    /** The browsers of an account whose session has not ended, the last used first. */
    browsersOf: (userId: string, usedAfter: Date, createdAfter: Date) =>
      db
        .select()
        .from(sessions)
        .where(
          and(
            isBrowserOf(userId),
            gte(sessions.usedAt, usedAfter),
            gte(sessions.createdAt, createdAfter),
          ),
        )
        .orderBy(desc(sessions.usedAt)),

    /** What the browsers said of themselves that the account has been logged in with, also in sessions that ended. */
    async userAgentsOf(userId: string): Promise<string[]> {
      const found = await db
        .selectDistinct({ userAgent: sessions.userAgent })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), isNull(sessions.scopes)));
      return found.map(({ userAgent }) => userAgent);
    },

    /** Loaded together with all others of the same turn: at a heartbeat that is every open stream. */
    find,

    async revoke(tokenHash: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: new Date() })
        .where(eq(sessions.tokenHash, tokenHash));
    },

    /** Revokes the browsers of an account but one. */
    async revokeOthers(userId: string, tokenHash: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: new Date() })
        .where(and(isBrowserOf(userId), ne(sessions.tokenHash, tokenHash)));
    },

    /** Revokes all but the newest browsers of an account and those created before `oldest`. */
    async prune(userId: string, stored: number, oldest: Date): Promise<void> {
      const pushedOut = db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(isBrowserOf(userId))
        .orderBy(desc(sessions.createdAt))
        .offset(stored);
      await db
        .update(sessions)
        .set({ revokedAt: new Date() })
        .where(isAmong(sessions.tokenHash, pushedOut));
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lt(sessions.createdAt, oldest)));
      const isEnded = and(isNotNull(sessions.revokedAt), isNull(sessions.scopes));
      await dropBeyond(userId, isEnded, MAX_ENDED_SESSIONS);
    },
  };
}

export type SessionRepository = ReturnType<typeof sessionRepository>;

/** Whether a further key has neither gone nor changed; if so, both wait for the end of the transaction. */
async function isStill(
  tx: Pick<Database, 'select'>,
  { id, revision }: Pick<SigningKey, 'id' | 'revision'>,
): Promise<boolean> {
  const found = await tx
    .select({ id: openApiKeys.id })
    .from(openApiKeys)
    .where(and(eq(openApiKeys.id, id), eq(openApiKeys.revision, revision)))
    .for('share');
  return found.length > 0;
}

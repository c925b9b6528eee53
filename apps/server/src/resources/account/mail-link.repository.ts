import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { mailLinks, sessions, users } from '../../database/schema';
import { endAccess, endEveryWayIn } from './end-access';

/** Stored in place of a password hash; no password matches it. */
const NO_PASSWORD = '';

/** Who opens a link: the network and, if any, the session of the browser, both as hashes. */
export interface LinkOpener {
  readonly network: string;
  readonly session: string;
}

/** An account that was activated; `isTakenOver` when all access of its creator was revoked. */
export interface Activated {
  readonly id: string;
  readonly email: string;
  readonly isTakenOver: boolean;
}

async function isOwnSession(db: Database, userId: string, session: string): Promise<boolean> {
  const isIt = and(
    eq(sessions.userId, userId),
    eq(sessions.tokenHash, session),
    isNull(sessions.revokedAt),
    isNull(sessions.scopes),
  );
  return (await db.$count(sessions, isIt)) > 0;
}

export type LinkPurpose = (typeof mailLinks.$inferSelect)['purpose'];

/** The links that were mailed, by the hash of their token. */
export function mailLinkRepository(db: Database) {
  /** A link that is still valid: not expired, and for the account's current address. */
  const working = (tokenHash: string, purpose: LinkPurpose) =>
    and(
      eq(mailLinks.tokenHash, tokenHash),
      eq(mailLinks.purpose, purpose),
      gt(mailLinks.expiresAt, sql`now()`),
      sql`exists (select from ${users} where ${users.id} = ${mailLinks.userId} and ${users.email} = ${mailLinks.email})`,
    );

  return {
    async add(link: Omit<typeof mailLinks.$inferInsert, 'expiresAt'>, lifetimeMs: number) {
      const expiresAt = sql`now() + ${lifetimeMs} * interval '1 millisecond'`;
      await db.delete(mailLinks).where(lt(mailLinks.expiresAt, sql`now()`));
      await db.insert(mailLinks).values({ ...link, expiresAt });
    },

    /** The address that a link was sent to, without using it up. */
    async emailOf(tokenHash: string, purpose: LinkPurpose): Promise<string | undefined> {
      const [found] = await db
        .select({ email: mailLinks.email })
        .from(mailLinks)
        .where(working(tokenHash, purpose));
      return found?.email;
    },

    /**
     * Activates the account of a link; the link stays valid, since a mail program may have opened it before its reader.
     * Unless the opener is known to be the account's creator, all access of the creator is revoked: no password, no
     * session, no phone and new keys.
     */
    activate: (tokenHash: string, opener: LinkOpener): Promise<Activated | undefined> =>
      db.transaction(async (tx) => {
        const [found] = await tx
          .select({ user: users })
          .from(users)
          .innerJoin(mailLinks, eq(users.id, mailLinks.userId))
          .where(working(tokenHash, 'activation'))
          .for('update', { of: users });
        if (found === undefined) return undefined;
        const { id, email, activatedAt, madeFrom } = found.user;
        const outcome = { id, email, isTakenOver: false };
        if (activatedAt !== null) return outcome;
        await tx
          .update(users)
          .set({ activatedAt: sql`now()` })
          .where(eq(users.id, id));
        if (madeFrom === null || madeFrom === opener.network) return outcome;
        if (await isOwnSession(tx, id, opener.session)) return outcome;
        await tx.update(users).set({ passwordHash: NO_PASSWORD }).where(eq(users.id, id));
        await endEveryWayIn(tx, id);
        return { ...outcome, isTakenOver: true };
      }),

    /** Sets the password of a link's account and revokes its links and sessions; undefined when the link was used. */
    async resetPassword(tokenHash: string, passwordHash: string) {
      return db.transaction(async (tx) => {
        const [used] = await tx
          .delete(mailLinks)
          .where(working(tokenHash, 'reset'))
          .returning({ userId: mailLinks.userId, email: mailLinks.email });
        if (used === undefined) return undefined;
        const { userId } = used;
        await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
        await endAccess(tx, userId);
        await endEveryWayIn(tx, userId);
        return used;
      });
    },
  };
}

export type MailLinkRepository = ReturnType<typeof mailLinkRepository>;

import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { mailLinks, users } from './account.tables';
import { endAccess } from './end-access';

export type LinkPurpose = (typeof mailLinks.$inferSelect)['purpose'];

/** The links that were mailed, by the hash of their token. */
export function mailLinkRepository(db: Database) {
  /** A link that still works: in time, and for the address that the account has today. */
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

    /** Activates the account of a link; the link stays, since a mail program may have opened it before its reader. */
    async activate(tokenHash: string): Promise<string | undefined> {
      const [activated] = await db
        .update(users)
        .set({ activatedAt: sql`coalesce(${users.activatedAt}, now())` })
        .from(mailLinks)
        .where(and(eq(users.id, mailLinks.userId), working(tokenHash, 'activation')))
        .returning({ email: users.email });
      return activated?.email;
    },

    /** Sets the password of a link's account and ends its links and sessions; undefined when the link was used. */
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
        return used;
      });
    },
  };
}

export type MailLinkRepository = ReturnType<typeof mailLinkRepository>;

import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { mailLinks, sessions } from './account.tables';

/** Ends what was given out under the old password or e-mail: every link, and every session but the kept one. */
export async function endAccess(db: Database, userId: string, keptSession = ''): Promise<void> {
  await db.delete(mailLinks).where(eq(mailLinks.userId, userId));
  await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, now())` })
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptSession)));
}

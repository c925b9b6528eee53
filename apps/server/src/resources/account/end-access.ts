import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import {
  accountMessages,
  apiCredentials,
  boundPhones,
  mailLinks,
  scanCodes,
  sessions,
} from '../../database/schema';
import { newKeyPair } from '../open-api/open-api.repository';

/** Revokes what was issued under the old password or e-mail: every link, and every session except the given one. */
export async function endAccess(db: Database, userId: string, retainedSession = ''): Promise<void> {
  await db.delete(mailLinks).where(eq(mailLinks.userId, userId));
  await endSessions(db, userId, retainedSession);
}

/**
 * Revokes all access that somebody other than the owner may have: sessions, bound phones and the codes that they
 * confirmed, and the keys, which are replaced by new ones.
 */
export async function endEveryWayIn(db: Database, userId: string): Promise<void> {
  await endSessions(db, userId);
  await db.delete(boundPhones).where(eq(boundPhones.userId, userId));
  await db.delete(scanCodes).where(eq(scanCodes.userId, userId));
  const rotated = await db
    .update(apiCredentials)
    .set(newKeyPair())
    .where(eq(apiCredentials.userId, userId))
    .returning({ userId: apiCredentials.userId });
  if (rotated.length === 0) return;
  await db.insert(accountMessages).values({ userId, topic: 'credentialsEnded' });
}

async function endSessions(db: Database, userId: string, retainedSession = ''): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, now())` })
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, retainedSession)));
}

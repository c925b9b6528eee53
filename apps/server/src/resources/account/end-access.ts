import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import {
  accountMessages,
  apiCredentials,
  boundPhones,
  mailLinks,
  openApiKeys,
  passkeys,
  scanCodes,
  sessions,
} from '../../database/schema';
import { isAmong } from '../../database/list-query';
import { accountsOfCustomers } from '../open-api/accounts-of-customers';
import { newKeyPair } from '../open-api/open-api.repository';

/** Revokes what was issued under the old password or e-mail: every link, and every session except the given one. */
export async function endAccess(db: Database, userId: string, retainedSession = ''): Promise<void> {
  await db.delete(mailLinks).where(eq(mailLinks.userId, userId));
  await endSessions(db, userId, retainedSession);
}

/**
 * Revokes all access that somebody other than the owner may have: sessions, bound phones and the codes that they
 * confirmed, passkeys, further keys of the open API, and the robot's keys, also those of its customers' robots, which are replaced by new ones.
 *
 * A changed password leaves passkeys alone, as everywhere: who knew the old one is at work. But a reset is what the owner
 * does who was broken into, and is promised to end every way in. A passkey that the intruder has added would be the one
 * that stays, and needs neither the new password nor a code.
 */
export async function endEveryWayIn(db: Database, userId: string): Promise<void> {
  // Before the sessions, as where a key is changed, so that neither waits for the other.
  const removed = await db
    .delete(openApiKeys)
    .where(eq(openApiKeys.userId, userId))
    .returning({ id: openApiKeys.id });
  await endSessions(db, userId);
  await db.delete(boundPhones).where(eq(boundPhones.userId, userId));
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(scanCodes).where(eq(scanCodes.userId, userId));
  const isRotated = await rotateKeys(db, userId);
  for (const { accountId } of await accountsOfCustomers(db, userId))
    await rotateKeys(db, accountId);
  if (!isRotated && removed.length === 0) return;
  await db.insert(accountMessages).values({ userId, topic: 'credentialsEnded' });
}

/** Replaces the keys of an account; false if it has none. */
async function rotateKeys(db: Database, userId: string): Promise<boolean> {
  const rotated = await db
    .update(apiCredentials)
    .set(newKeyPair())
    .where(eq(apiCredentials.userId, userId))
    .returning({ userId: apiCredentials.userId });
  return rotated.length > 0;
}

/** Revokes the sessions of an account and those that its key opened for customers, except the given one. */
async function endSessions(db: Database, userId: string, retainedSession = ''): Promise<void> {
  const isOpened = isAmong(sessions.userId, accountsOfCustomers(db, userId));
  await db
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, now())` })
    .where(and(or(eq(sessions.userId, userId), isOpened), ne(sessions.tokenHash, retainedSession)));
}

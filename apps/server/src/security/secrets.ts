import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../database/database';
import { serverSecrets } from '../database/schema';

/** Unguessable text of letters, digits, `-` and `_`. */
export const randomText = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Unguessable text that can be pasted into a command line: it never begins with a dash. */
export const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');

/** The hash by which a secret is stored that is only ever compared. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

type Secret = string | Uint8Array;

const bytesOf = (secret: Secret) => (typeof secret === 'string' ? Buffer.from(secret) : secret);

/** Compares a secret or a signature in constant time; its length is not secret. */
export function isSameSecret(given: Secret, expected: Secret): boolean {
  const [a, b] = [bytesOf(given), bytesOf(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const SECRET_BYTES = 32;

/** A secret of the server, generated on first use and stored. */
export async function serverSecret(db: Database, name: string): Promise<string> {
  const rows = await db
    .insert(serverSecrets)
    .values({ name, value: randomText(SECRET_BYTES) })
    .onConflictDoUpdate({ target: serverSecrets.name, set: { name: sql`excluded.name` } })
    .returning({ value: serverSecrets.value });
  return onlyRow(rows).value;
}

import { createHmac, randomBytes } from 'node:crypto';

const HASH_LENGTH = 16;

/**
 * Hashes what a private log must not show, accounts and addresses: the same text alike, by a key that ends with the
 * process, so that nobody finds it by trying all, nor matches it with what the next start writes.
 */
export function createHashing(): (text: string) => string {
  const key = randomBytes(32);
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, HASH_LENGTH);
}

import { timingSafeEqual } from 'node:crypto';

type Secret = string | Uint8Array;

const bytesOf = (secret: Secret) => (typeof secret === 'string' ? Buffer.from(secret) : secret);

/** Compares a secret or a signature in constant time; its length is not secret. */
export function isSameSecret(given: Secret, expected: Secret): boolean {
  const [a, b] = [bytesOf(given), bytesOf(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

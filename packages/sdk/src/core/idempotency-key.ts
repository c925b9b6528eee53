/**
 * A new key under which an idempotent call may be repeated: 32 hexadecimal digits. Not a UUID, which browsers only
 * generate on https and localhost.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

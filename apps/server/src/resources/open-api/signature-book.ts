import type { OpenApiRepository } from './open-api.repository';

/** Signatures that no window would accept any more are dropped at most this often. */
const PURGE_MS = 60_000;

/** Notes a signature until it could not pass its window any more; false when it was noted before. */
export type ClaimSignature = (signature: string, expiresAt: Date) => Promise<boolean>;

/** Lets each signature through once, also after a restart and with several servers. */
export function createSignatureBook(
  repository: Pick<OpenApiRepository, 'useSignature' | 'dropExpiredSignatures'>,
): ClaimSignature {
  let purgedAt = 0;
  return async (signature, expiresAt) => {
    const now = Date.now();
    if (now - purgedAt >= PURGE_MS) {
      purgedAt = now;
      await repository.dropExpiredSignatures(new Date(now));
    }
    return repository.useSignature(signature, expiresAt);
  };
}

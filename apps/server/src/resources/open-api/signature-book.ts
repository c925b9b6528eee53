import type { OpenApiRepository } from './open-api.repository';

/** Expired signatures are deleted at most this often. */
const PURGE_MS = 60_000;

/** Records a signature until it expires; false when it was recorded before. */
export type ClaimSignature = (signature: string, expiresAt: Date) => Promise<boolean>;

/** Accepts each signature once, also across restarts and several servers. */
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

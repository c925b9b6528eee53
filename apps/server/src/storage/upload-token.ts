import { createHmac } from 'node:crypto';
import type { SecretOf } from '../broker/authorize';
import { isSameSecret } from '../security/secrets';

const LIFETIME_MS = 10 * 60_000;

/** Short-lived permission to upload, signed with the account's API secret and stored nowhere. */
export function uploadTokens(secretOf: SecretOf) {
  const signatureOf = (secret: string, claim: string) =>
    createHmac('sha256', secret).update(`upload:${claim}`).digest('base64url');

  return {
    async issue(userId: string): Promise<string> {
      const secret = await secretOf(userId);
      if (secret === undefined) return '';
      const claim = `${userId}.${Date.now() + LIFETIME_MS}`;
      return `${claim}.${signatureOf(secret, claim)}`;
    },

    /** The account that a token gives permission for; undefined for one that has expired or was not issued here. */
    async ownerOf(token: string): Promise<string | undefined> {
      const [userId = '', expiresAt = '', signature = ''] = token.split('.');
      const secret = await secretOf(userId);
      if (secret === undefined || !(Number(expiresAt) > Date.now())) return undefined;
      const expected = signatureOf(secret, `${userId}.${expiresAt}`);
      return isSameSecret(signature, expected) ? userId : undefined;
    },
  };
}

export type UploadTokens = ReturnType<typeof uploadTokens>;

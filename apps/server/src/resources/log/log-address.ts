import { createHmac } from 'node:crypto';
import type { SecretOf } from '../../broker/authorize';
import { isSameSecret } from '../../security/secrets';

/** The path below which robots report messages, as the robot API serves it. */
export const LOG_PATH = '/open/v1/api/log/';

/** The addresses to which robots report their messages, signed with the account's API secret and stored nowhere. */
export function logAddresses(secretOf: SecretOf) {
  const signatureOf = (secret: string, userId: string) =>
    createHmac('sha256', secret).update(`log:${userId}`).digest('base64url');

  return {
    /** The address for the robot of an account, which it reaches at that origin; undefined while it has no keys. */
    async of(userId: string, origin: string): Promise<string | undefined> {
      const secret = await secretOf(userId);
      return secret && `${origin}${LOG_PATH}${userId}.${signatureOf(secret, userId)}`;
    },

    /** The account whose robot was given this token; undefined for one that was not issued here. */
    async ownerOf(token: string): Promise<string | undefined> {
      const [userId = '', signature = ''] = token.split('.');
      const secret = await secretOf(userId);
      if (secret === undefined) return undefined;
      return isSameSecret(signature, signatureOf(secret, userId)) ? userId : undefined;
    },
  };
}

export type LogAddresses = ReturnType<typeof logAddresses>;

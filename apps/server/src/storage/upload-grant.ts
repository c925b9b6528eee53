import { createHmac } from 'node:crypto';
import { UPLOAD_CONTEXTS, type UploadContextName } from '@chatdeck/sdk/constants';
import type { SecretOf } from '../broker/authorize';
import { randomText, isSameSecret } from '../security/secrets';

const LIFETIME_MS = 10 * 60_000;
const FOLDER_BYTES = 16;

/** What the holder of a token may do: upload under a prefix, by the rules of a dialog. */
export interface UploadGrant {
  readonly userId: string;
  readonly context: UploadContextName;
  readonly prefix: string;
}

/**
 * Short-lived permission to upload, signed with the account's API secret and stored nowhere: a reset of the keys
 * revokes it. `ensureSecret` creates the secret of an account that has none yet; tokens are only verified with an
 * existing one.
 */
export function uploadGrants(
  ensureSecret: (userId: string) => Promise<string>,
  secretOf: SecretOf,
) {
  const signatureOf = (secret: string, claim: string) =>
    createHmac('sha256', secret).update(`grant:${claim}`).digest('base64url');
  const prefixOf = (userId: string, folder: string) => `u/${userId}/${folder}/`;

  return {
    async issue(userId: string, context: UploadContextName) {
      const secret = await ensureSecret(userId);
      const folder = randomText(FOLDER_BYTES);
      const claim = [userId, context, folder, Date.now() + LIFETIME_MS].join('.');
      return {
        token: `${claim}.${signatureOf(secret, claim)}`,
        prefix: prefixOf(userId, folder),
      };
    },

    /** What a token grants; undefined for one that has expired or was not issued here. */
    async read(token: string): Promise<UploadGrant | undefined> {
      const [userId = '', name = '', folder = '', expiresAt = '', given = ''] = token.split('.');
      const secret = await secretOf(userId);
      if (secret === undefined || !isContext(name)) return undefined;
      const expected = signatureOf(secret, [userId, name, folder, expiresAt].join('.'));
      if (!isSameSecret(given, expected) || !(Number(expiresAt) > Date.now())) return undefined;
      return { userId, context: name, prefix: prefixOf(userId, folder) };
    },
  };
}

export type UploadGrants = ReturnType<typeof uploadGrants>;

const isContext = (name: string): name is UploadContextName => Object.hasOwn(UPLOAD_CONTEXTS, name);

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts texts that are stored; `name` is what they are for. A text can only be opened for the owner that it was
 * sealed for, so that a row copied to another account is worth nothing there.
 */
export function createSeal(secretOf: () => Promise<string>, name: string) {
  let loaded: Promise<Buffer> | undefined;
  const key = (): Promise<Buffer> => {
    loaded ??= secretOf().then((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', name, KEY_BYTES)),
    );
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };

  return {
    async seal(text: string, owner: string): Promise<string> {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, await key(), nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Throws for a text that was changed, or sealed for another owner. */
    async open(sealed: string, owner: string): Promise<string> {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv(CIPHER, await key(), nonce, options)
        .setAAD(Buffer.from(owner))
        .setAuthTag(rest.subarray(0, TAG_BYTES));
      return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;

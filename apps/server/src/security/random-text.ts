import { createHash, randomBytes } from 'node:crypto';

/** Unguessable text of letters, digits, `-` and `_`. */
export const randomText = (bytes: number) => randomBytes(bytes).toString('base64url');

/** Unguessable text that can be pasted into a command line: it never begins with a dash. */
export const randomHex = (bytes: number) => randomBytes(bytes).toString('hex');

/** The hash by which a secret is stored that is only ever compared. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@chatdeck/sdk/rules';
import { sha256 } from '../../security/secrets';

/** Letters and digits of which none is taken for another, as `0` for `o`. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const PARTS = 3;
const PART_LENGTH = 5;

const part = () => Array.from({ length: PART_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);

/** New recovery codes, as they are shown: 74 random bits each, so that a plain hash of one cannot be reversed. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: PARTS }, () => part().join('')).join('-'),
  );

/** By which a recovery code is stored; the account is part of it. */
export const recoveryHash = (userId: string, code: string): string =>
  sha256(`recovery ${userId} ${code.replaceAll('-', '')}`);

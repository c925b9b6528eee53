import * as z from 'zod/mini';
import { requiredText } from '../../core/check';

/** How many recovery codes an account gets at once; each works once. */
export const RECOVERY_CODES = 10;

/** The digits of a code of an authenticator app, which shows a new one every 30 seconds. */
export const APP_CODE_LENGTH = 6;

/** As people copy a code: with spaces, dashes, capitals, or the full-width digits of a Chinese keyboard. */
const asTyped = z.overwrite<string>((text) =>
  text.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase(),
);

/** A code of the authenticator app: six digits, however they are grouped. */
export const appCodeSchema = requiredText('twoFactor.code.required', 50, 'twoFactor.app').check(
  asTyped,
  z.regex(/^\d{6}$/, 'twoFactor.app'),
);

/** A recovery code: fifteen letters and digits, of which none looks like another. */
export const recoveryCodeSchema = requiredText(
  'twoFactor.code.required',
  50,
  'twoFactor.recovery',
).check(asTyped, z.regex(/^[2-9a-hjkmnp-z]{15}$/, 'twoFactor.recovery'));

/** A code of the authenticator app or a recovery code. */
export const secondFactorSchema = requiredText(
  'twoFactor.code.required',
  50,
  'twoFactor.code',
).check(asTyped, z.regex(/^(?:\d{6}|[2-9a-hjkmnp-z]{15})$/, 'twoFactor.code'));

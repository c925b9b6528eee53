import { Secret, TOTP } from 'otpauth';
import { APP_CODE_LENGTH } from '@chatdeck/sdk/rules';

/** What every authenticator app can do; some ignore other values and would show codes that never match. */
const CODES = { algorithm: 'SHA1', digits: APP_CODE_LENGTH, period: 30 } as const;
/** How many codes before and after the current one are accepted: a phone's clock may be off. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret, in Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const codesOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ ...CODES, issuer, label, secret: Secret.fromBase32(secret) });

/** The address from which an app takes the secret; it names the site and the account. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  codesOf(secret, issuer, label).toString();

/** The 30 seconds that a code belongs to, counted from 1970; undefined for a wrong code. */
export function stepOf(secret: string, code: string, timestamp = Date.now()): number | undefined {
  const delta = codesOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ period: CODES.period, timestamp }) + delta;
}

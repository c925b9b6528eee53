import * as z from 'zod/mini';

/** The detail of code 20005: the password was right, and the login now needs a code. */
export const loginChallengeSchema = z.object({
  /** Stands for the right password in `twoFactor.login`, for a few minutes; it opens nothing by itself. */
  ticket: z.string(),
  /** When the ticket expires, as ISO 8601. */
  expiresAt: z.string(),
});
/** The detail of code 20005: a ticket for `twoFactor.login`, and when it expires. */
export type LoginChallenge = z.output<typeof loginChallengeSchema>;

/** Whether logging in to the account needs a code. */
export const twoFactorSchema = z.object({
  isOn: z.boolean(),
  /** When it was turned on, as ISO 8601; null while it is off. */
  since: z.nullable(z.string()),
  /** How many recovery codes have not been used; 0 while it is off. */
  recoveryCodesLeft: z.number(),
});
/** Whether logging in to the account needs a code, since when, and how many recovery codes are left. */
export type TwoFactor = z.output<typeof twoFactorSchema>;

/** What an authenticator app needs to make the codes of an account. */
export const authenticatorSecretSchema = z.object({
  /** In Base32, to type by hand. */
  secret: z.string(),
  /** The `otpauth://` address to show as a QR code; it holds the secret. */
  uri: z.string(),
});
/** The secret of an account's codes, as text and as the address of a QR code. */
export type AuthenticatorSecret = z.output<typeof authenticatorSecretSchema>;

/** New recovery codes; they are stored as hashes and cannot be shown again. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
/** New recovery codes, shown once. */
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;

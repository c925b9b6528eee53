import * as z from 'zod/mini';
import { isPlainText, requiredText, visibly } from '../../core/check';
import { isAtMost } from '../../core/length';

/** The signs of an address as a Chinese keyboard types them. */
const WIDE_SIGNS: Readonly<Record<string, string>> = { '＠': '@', '。': '.', '．': '.', '｡': '.' };

/** Trimmed and lower-cased; e-mails are compared case-insensitively everywhere. Typed ＠ and 。 are @ and dot. */
export const emailSchema = requiredText('email.required', 254, 'email.format').check(
  visibly,
  z.overwrite((email) => email.replace(/[＠。．｡]/g, (sign) => WIDE_SIGNS[sign] ?? sign)),
  z.toLowerCase(),
  // No two parts can match the same character, so the pattern is unambiguous and takes linear time.
  z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'email.format'),
);

/** The minimum and maximum length of a password, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** 8 to 128 characters, any of them; never trimmed. */
export const passwordSchema = z.string('password.required').check(
  z.refine((text) => text !== '', { error: 'password.required', abort: true }),
  z.refine(
    (text) => isAtMost(text, PASSWORD_LENGTH.max) && [...text].length >= PASSWORD_LENGTH.min,
    'password.length',
  ),
);

/** The invite code of the query parameter `r`; anything else is ignored. */
export const inviteCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** The rules of the sign-up form. */
export const signUpSchema = z.object({
  name: requiredText('name.required', 50, 'name.length'),
  email: emailSchema,
  password: passwordSchema,
});

/** A password to verify, without strength rules; one that is longer than any valid password is not compared. */
export const knownPassword = z
  .string('password.required')
  .check(
    z.minLength(1, 'password.required'),
    z.maxLength(2 * PASSWORD_LENGTH.max, { error: 'password.length', abort: true }),
    isPlainText,
  );

/** The rules of the login form. */
export const loginSchema = z.object({ email: emailSchema, password: knownPassword });

/** The rules of the form that requests a reset link. */
export const resetRequestSchema = z.object({ email: emailSchema });

/** The rules of a form with a new password and its confirmation. */
export const newPasswordSchema = z
  .object({ password: passwordSchema, repeated: z.string('password.required') })
  .check(
    z.refine(({ password, repeated }) => password === repeated, {
      error: 'password.differs',
      path: ['repeated'],
    }),
  );

/** The input of a password change. */
export const passwordChangeSchema = z.object({
  oldPassword: knownPassword,
  password: passwordSchema,
});

/** The rules of the form that changes the e-mail; the password confirms that the owner requests it. */
export const emailChangeSchema = z.object({ email: emailSchema, password: knownPassword });

/** The most frequent passwords of at least 8 characters in leaked lists, and those common in Chinese accounts. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 12341234 123123123 11223344 112233445566 ' +
    '147258369 159357456 13145200 13145201314 5201314520 52013145201314 woaini1314 woaini520 woaini521 password ' +
    'password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 ' +
    'asdfghjk asdfghjkl asdf1234 zxcvbnm123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx qazwsxedc qwer1234 qwe123456 ' +
    'abc12345 abc123456 abcd1234 abcdefgh a1234567 a12345678 a123456789 aa123456 aa12345678 123456aa 123456abc 123qwe123 ' +
    'iloveyou iloveyou1 sunshine princess football baseball superman trustno1 letmein1 welcome1 welcome123 admin123 ' +
    'admin1234 admin888 administrator changeme computer internet dragon123 monkey123 michael1 charlie1 jennifer starwars'
  ).split(' '),
);

/**
 * True for a password that attackers try first: a well-known one in any case, or one repeated character. Forms warn
 * about it; it is not rejected.
 */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.toLowerCase()) || /^(.)\1{7,}$/u.test(password);

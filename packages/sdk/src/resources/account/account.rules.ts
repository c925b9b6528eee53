import * as z from 'zod/mini';
import { requiredText } from '../../core/check';

/** Trimmed and lower-cased; compared without regard to case everywhere. */
export const emailSchema = requiredText('email.required', 254, 'email.format').check(
  z.toLowerCase(),
  z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email.format'),
);

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** 8 to 128 characters, any of them; never trimmed. */
export const passwordSchema = z.string('password.required').check(
  z.refine((text) => text !== '', { error: 'password.required', abort: true }),
  z.refine((text) => {
    const length = [...text].length;
    return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
  }, 'password.length'),
);

/** The invite code of the query parameter `r`; anything else is ignored. */
export const inviteCodeSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** The rules of the sign-up form. */
export const signUpSchema = z.object({
  name: requiredText('name.required', 50, 'name.length'),
  email: emailSchema,
  password: passwordSchema,
});

/** The rules of the login form; a password is only asked for here, not judged. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string('password.required').check(z.minLength(1, 'password.required')),
});

import * as z from 'zod/mini';

/** A signed-in session (product specification, section 3). */
export const sessionTokenSchema = z.object({ token: z.string(), userId: z.string() });
/** What a login gives: the bare token and the user's id. */
export type SessionToken = z.output<typeof sessionTokenSchema>;

/** Who is signed in, and what the account may do. */
export const userInfoSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** `vip` for a member; nothing else decides membership. */
  role: z.string(),
  roleInfo: z.object({ role: z.string() }),
  customRole: z.object({ router: z.array(z.string()) }),
  robotInfo: z.object({ robotId: z.nullable(z.string()), name: z.nullable(z.string()) }),
  /** False until the link of the activation mail was opened; such an account can neither reset its password nor buy. */
  isActivated: z.boolean(),
  /** True when a phone is bound, which can then log in by scanning. */
  isPhoneBound: z.boolean(),
  /** When the membership ends, as ISO 8601; null for a lifetime, and for an account without one. */
  memberUntil: z.nullable(z.string()),
  /** When the account was made, as ISO 8601. */
  createdAt: z.string(),
});
/** Who is signed in (product specification, section 3). */
export type UserInfo = z.output<typeof userInfoSchema>;

/** What 20002 carries: when to try again, and at times a question whose answer goes into `code` of the next try. */
export const tooManyTriesSchema = z.object({
  /** Milliseconds to wait; 0 when the next try only needs the answer. */
  retryAfterMs: z.number(),
  /** A sum such as `7 + 5`; the answer is its digits. A new try without it gets a new question. */
  challenge: z.optional(z.object({ question: z.string() })),
});
/** The detail of code 20002: the retry delay in milliseconds, and the challenge where one is required. */
export type TooManyTries = z.output<typeof tooManyTriesSchema>;

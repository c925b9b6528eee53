import * as z from 'zod/mini';

/** A signed-in session (product specification, section 3). */
export const sessionTokenSchema = z.object({ token: z.string(), userId: z.string() });
/** The result of a login: the bare token and the user's id. */
export type SessionToken = z.output<typeof sessionTokenSchema>;

/** The signed-in user, and what the account may do. */
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
  /** Whether the owner is mailed when the robot has been offline for some minutes. */
  offlineMail: z.boolean(),
  /** When the membership ends, as ISO 8601; null for a lifetime, and without membership. */
  memberUntil: z.nullable(z.string()),
  /** When the account was created, as ISO 8601. */
  createdAt: z.string(),
  /**
   * When everything of the account is deleted, as ISO 8601; left out unless its deletion was asked for. Until then most
   * calls are refused with 30005, and `accountData.keep` opens it again.
   */
  deletionAt: z.optional(z.string()),
  /** What a session for a partner's pages may do (`OPEN_API_SCOPE`); left out for the account itself. */
  scopes: z.optional(z.array(z.string())),
  /** True for an account that runs the server; left out for any other. */
  isOperator: z.optional(z.literal(true)),
});
/** The signed-in user (product specification, section 3). */
export type UserInfo = z.output<typeof userInfoSchema>;

/** A browser in which the account is logged in. */
export const accountSessionSchema = z.object({
  /** Names the session in calls; it says nothing about its token. */
  id: z.string(),
  /** What the browser said of itself at login; empty if it said nothing. */
  userAgent: z.string(),
  /** The address from which it logged in; empty for a session of an earlier version of the server. */
  address: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** The last use, ISO 8601; a minute late at most. */
  usedAt: z.string(),
  /** The session of the call's token. */
  isCurrent: z.boolean(),
});
/** A browser in which the account is logged in. */
export type AccountSession = z.output<typeof accountSessionSchema>;

/** The detail of 20002: when to retry, and sometimes a challenge whose answer goes into `code` of the next attempt. */
export const tooManyTriesSchema = z.object({
  /** Milliseconds to wait; 0 when the next attempt only needs the answer. */
  retryAfterMs: z.number(),
  /** A sum such as `7 + 5`; the answer is its digits. An attempt without it gets a new challenge. */
  challenge: z.optional(z.object({ question: z.string() })),
});
/** The detail of code 20002: the retry delay in milliseconds, and the challenge if one is required. */
export type TooManyTries = z.output<typeof tooManyTriesSchema>;

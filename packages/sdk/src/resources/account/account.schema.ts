import * as z from 'zod/mini';

/** A signed-in session (product specification, section 3). */
export const sessionTokenSchema = z.object({ token: z.string(), userId: z.string() });
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
  /** When the account was made, as ISO 8601. */
  createdAt: z.string(),
});
export type UserInfo = z.output<typeof userInfoSchema>;

/** Membership is `role === 'vip'` (product specification, section 3). */
export const isVip = (user: Pick<UserInfo, 'role'>): boolean => user.role === 'vip';

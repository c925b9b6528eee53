import type { SessionToken, UserInfo } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { Refusal } from '../../http/refusal';
import type { SignedIn } from '../../http/signed-in';
import { hashPassword, isPassword } from '../../security/passwords';
import { randomText } from '../../security/random-text';
import type { AccountRepository, NewUser } from './account.repository';
import type { Sessions } from './sessions';

/** So many failed logins by account and address are judged within the window. */
const TRIES = 10;
const TRIES_WINDOW_MS = 15 * 60_000;
const USER_ID_BYTES = 16;

interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly inviteCode?: string | undefined;
}

/** Signing up, in and out. */
export function accountService(repository: AccountRepository, sessions: Sessions) {
  /** Adds an account and gives its id; 10005 when the e-mail has one. */
  async function add(
    { password, inviteCode, ...user }: SignUp,
    granted: Pick<NewUser, 'role' | 'customRoutes'> = {},
  ): Promise<string> {
    const id = randomText(USER_ID_BYTES);
    const passwordHash = await hashPassword(password);
    const isNew = await repository.add({
      id,
      ...user,
      ...granted,
      passwordHash,
      inviteCode: inviteCode || null,
    });
    if (!isNew) throw new Refusal(CODE.alreadyExists);
    return id;
  }

  return {
    authenticate: sessions.authenticate,
    add,
    hasAny: repository.hasAny,
    isMember: async (userId: string) => (await repository.find(userId)).role === 'vip',

    signUp: async (input: SignUp) => ({ userId: await add(input) }),

    async login(email: string, password: string, ip: string): Promise<SessionToken> {
      const { count, firstAt } = await repository.countTry(email, ip, TRIES_WINDOW_MS);
      if (count > TRIES) {
        const retryAfterMs = firstAt.getTime() + TRIES_WINDOW_MS - Date.now();
        throw new Refusal(CODE.tooManyTries, { retryAfterMs: Math.max(retryAfterMs, 1) });
      }
      const user = await repository.byEmail(email);
      const matches = await isPassword(password, user?.passwordHash);
      if (user === undefined || !matches) throw new Refusal(CODE.wrongCredentials);
      await repository.forgetTries(email, ip, TRIES_WINDOW_MS);
      return { token: await sessions.open(user.id), userId: user.id };
    },

    async info(user: SignedIn): Promise<UserInfo> {
      return {
        userId: user.userId,
        name: user.name,
        email: user.email,
        role: user.role,
        roleInfo: { role: user.role },
        customRole: { router: [...user.customRoutes] },
        robotInfo: await repository.robotOf(user.userId),
        createdAt: user.createdAt.toISOString(),
      };
    },

    logout: (user: SignedIn) => sessions.end(user.session),
  };
}

export type AccountService = ReturnType<typeof accountService>;

import type { SessionToken, UserInfo } from '@chatdeck/sdk';
import { CODE, type Locale } from '@chatdeck/sdk/constants';
import { ruleText, type RuleId } from '@chatdeck/sdk/texts';
import { Refusal } from '../../http/refusal';
import type { SignedIn } from '../../http/signed-in';
import { hashPassword, isPassword } from '../../security/passwords';
import { randomText } from '../../security/random-text';
import type { RateLimits } from '../../security/rate-limits';
import type { SignUpMode } from '../../settings';
import type { AccountRepository, NewUser } from './account.repository';
import type { AccountMail } from './account-mail';
import type { Sessions } from './sessions';

const WINDOW_MS = 15 * 60_000;
/** Logins to one account from one address; a few more need the answer to a question. */
const LOGIN_LIMIT = { tries: 10, free: 5, windowMs: WINDOW_MS };
/** Logins from one address that failed, whatever the account: somebody tries one password on many. */
const ADDRESS_LIMIT = { tries: 100, windowMs: WINDOW_MS };
/** Sign-ups from one address that failed: somebody looks for e-mails that have accounts, or for invite codes. */
const SIGN_UP_LIMIT = { tries: 20, free: 5, windowMs: WINDOW_MS };
/** Accounts that are made, whoever makes them. */
const ALL_SIGN_UPS = 'signups';
const HOUR_MS = 3_600_000;
const USER_ID_BYTES = 16;

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly inviteCode?: string | undefined;
}
interface Login {
  readonly email: string;
  readonly password: string;
  readonly code?: string | undefined;
}
type SignUp = NewAccount & Pick<Login, 'code'>;

/** Who asks, as far as it is known. */
export interface Asker {
  readonly ip: string;
  readonly locale: Locale;
}

/** Signing up, in and out. */
export function accountService(
  repository: AccountRepository,
  sessions: Sessions,
  limits: RateLimits,
  mail: AccountMail,
  signUps: { readonly mode: SignUpMode; readonly perHour: number },
) {
  /** Adds an account and gives its id; 10005 when the e-mail has one. */
  async function add(
    { password, inviteCode, name, email }: NewAccount,
    granted: Pick<NewUser, 'role' | 'customRoutes' | 'activatedAt'> = {},
    invited?: { readonly locale: Locale },
  ): Promise<string> {
    const id = randomText(USER_ID_BYTES);
    const passwordHash = await hashPassword(password);
    const user = { id, name, email, ...granted, passwordHash, inviteCode: inviteCode || null };
    const outcome = await repository.add(user, invited !== undefined);
    if (outcome === 'email taken') throw new Refusal(CODE.alreadyExists);
    if (outcome === 'wrong invite') throw wrongInvite(inviteCode, invited?.locale ?? 'zh-CN');
    return id;
  }

  return {
    authenticate: sessions.authenticate,
    add,
    hasAny: repository.hasAny,
    isMember: async (userId: string) => (await repository.find(userId)).role === 'vip',

    async signUp({ code, ...input }: SignUp, { ip, locale }: Asker) {
      if (signUps.mode === 'closed') throw new Refusal(CODE.signUpClosed);
      const subject = `signup:${ip}`;
      await limits.admit(subject, SIGN_UP_LIMIT, code);
      // Many addresses together: whoever has a network of them could fill the database all the same.
      await limits.admit(ALL_SIGN_UPS, { tries: signUps.perHour, windowMs: HOUR_MS });
      const invited = signUps.mode === 'invite' ? { locale } : undefined;
      const userId = await add(input, {}, invited).catch(async (error: unknown) => {
        await limits.giveBack(ALL_SIGN_UPS);
        throw error;
      });
      await limits.giveBack(subject);
      return { userId, isMailSent: await mail.sendActivation({ id: userId, ...input }, locale) };
    },

    async login({ email, password, code }: Login, ip: string): Promise<SessionToken> {
      const [pair, address] = [`login:${ip}:${email}`, `login:${ip}`];
      await limits.admit(pair, LOGIN_LIMIT, code);
      await limits.admit(address, ADDRESS_LIMIT);
      const user = await repository.byEmail(email);
      const matches = await isPassword(password, user?.passwordHash);
      if (user === undefined || !matches) throw new Refusal(CODE.wrongCredentials);
      await Promise.all([limits.forget(pair), limits.giveBack(address)]);
      return { token: await sessions.open(user.id), userId: user.id };
    },

    async info(user: SignedIn): Promise<UserInfo> {
      const { robotId, name, phone } = await repository.belongingsOf(user.userId);
      return {
        userId: user.userId,
        name: user.name,
        // The pages of a partner are looked at by others than the owner.
        email: user.scopes === undefined ? user.email : '',
        role: user.role,
        roleInfo: { role: user.role },
        customRole: { router: [...user.customRoutes] },
        robotInfo: { robotId, name },
        isActivated: user.activatedAt !== null,
        isPhoneBound: phone !== null,
        memberUntil: user.memberUntil?.toISOString() ?? null,
        createdAt: user.createdAt.toISOString(),
      };
    },

    logout: (user: SignedIn) => sessions.end(user),
  };
}

export type AccountService = ReturnType<typeof accountService>;

/** 10001 without an invite code, 20003 for one that is unknown or used up. */
function wrongInvite(given: string | undefined, locale: Locale): Refusal {
  const [code, rule]: [10001 | 20003, RuleId] = given
    ? [CODE.wrongCode, 'invite.wrong']
    : [CODE.missingValue, 'invite.required'];
  return new Refusal(code, { issues: [{ path: 'inviteCode', message: ruleText(rule, locale) }] });
}

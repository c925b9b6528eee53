import { isVip, type SessionToken, type UserInfo } from '@chatdeck/sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { CODE, type Locale } from '@chatdeck/sdk/constants';
import { refusalText, type RefusalId } from '@chatdeck/sdk/rule-texts';
import { networkOf, networkHash } from '../../http/network-of';
import { Refusal } from '../../refusal/refusal';
import type { SignedIn } from '../../http/signed-in';
import { createPasswordQueue, hashPassword, isPassword } from '../../security/passwords';
import { randomText } from '../../security/secrets';
import type { RateLimits } from '../../security/rate-limits';
import type { SignUpMode } from '../../settings';
import { concernsAccount } from '../audit/note';
import type { AccountRepository, NewUser } from './account.repository';
import type { AccountMail } from './account-mail';
import type { Entrance } from '../two-factor/entrance';
import type { Sessions } from './sessions';

const WINDOW_MS = 15 * 60_000;
/** Logins to one account from one network; after the free ones each needs the answer to a question. */
const LOGIN_LIMIT = { tries: 10, free: 5, windowMs: WINDOW_MS };
/** Failed logins from one network to any account: somebody tries one password on many. */
const ADDRESS_LIMIT = { tries: 100, windowMs: WINDOW_MS };
/** Failed sign-ups from one network: somebody looks for e-mails that have accounts, or for invite codes. */
const SIGN_UP_LIMIT = { tries: 20, free: 5, windowMs: WINDOW_MS };
/** The share of the hourly sign-ups of one network that need no answer to a question. */
const FREE_SIGN_UPS = 0.25;
const HOUR_MS = 3_600_000;
/**
 * Failed logins to one account from anywhere. Beyond this many, each login needs the answer to a question and is
 * delayed; none is refused, since that would let a stranger lock out the owner.
 */
const CALM_FAILURES = 20;
const DELAY_MS = { each: 100, most: 2_000 } as const;
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

/** Who makes a request, as far as known. */
export interface Asker {
  readonly ip: string;
  readonly locale: Locale;
  /** What the browser says of itself; empty if nothing. */
  readonly userAgent?: string;
}

/** Signing up, logging in and out. */
export function accountService(
  repository: AccountRepository,
  sessions: Sessions,
  entrance: Pick<Entrance, 'enter'>,
  limits: RateLimits,
  mail: AccountMail,
  signUps: { readonly mode: SignUpMode; readonly perHour: number },
  countLogin: (outcome: 'accepted' | 'refused') => void,
) {
  const passwordQueue = createPasswordQueue();

  /** Adds an account and returns its id; 10005 when the e-mail already has one. */
  async function add(
    { password, inviteCode, name, email }: NewAccount,
    granted: Pick<NewUser, 'role' | 'customRoutes' | 'activatedAt' | 'madeFrom' | 'locale'> = {},
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

  /** Verifies the password and signs in; `judged` receives how long the answer has to be delayed. */
  async function judge(
    { email, password, code }: Login,
    { ip, locale, userAgent }: Asker,
    judged: { delayMs: number },
  ): Promise<SessionToken> {
    const network = networkOf(ip);
    const [pair, address] = [`login:${network}:${email}`, `login:${network}`];
    const account = `login:${email}`;
    const failures = (await limits.count(account, WINDOW_MS)) - 1;
    const isCalm = failures < CALM_FAILURES;
    await limits.admit(pair, isCalm ? LOGIN_LIMIT : { ...LOGIN_LIMIT, free: 0 }, code);
    await limits.admit(address, ADDRESS_LIMIT);
    if (!isCalm) judged.delayMs = delayAfter(failures);
    const user = await repository.byEmail(email);
    const matches = await isPassword(password, user?.passwordHash);
    if (user !== undefined) concernsAccount(user.id);
    if (user === undefined || !matches) throw new Refusal(CODE.wrongCredentials);
    await Promise.all([
      user.locale === locale ? undefined : repository.update(user.id, { locale }),
      limits.forget(pair),
      ...[address, account].map((counted) => limits.giveBack(counted)),
    ]);
    const token = await entrance.enter(user, { ip, userAgent });
    if (token === undefined) throw new Refusal(CODE.wrongCredentials);
    return { token, userId: user.id };
  }

  return {
    authenticate: sessions.authenticate,
    add,
    hasAny: repository.hasAny,
    isMember: async (userId: string) => isVip(await repository.find(userId)),

    async signUp({ code, ...input }: SignUp, { ip, locale }: Asker) {
      if (signUps.mode === 'closed') throw new Refusal(CODE.signUpClosed);
      const network = networkOf(ip);
      const subject = `signup:${network}`;
      // Successful ones count too, and per network: nobody can use up the limit of others.
      const hourly = `signups:${network}`;
      const made = await limits.admit(hourly, { tries: signUps.perHour, windowMs: HOUR_MS });
      const isCalm = made <= Math.ceil(signUps.perHour * FREE_SIGN_UPS);
      const limit = isCalm ? SIGN_UP_LIMIT : { ...SIGN_UP_LIMIT, free: 0 };
      await limits.admit(subject, limit, code).catch(async (error: unknown) => {
        await limits.giveBack(hourly);
        throw error;
      });
      const invited = signUps.mode === 'invite' ? { locale } : undefined;
      const userId = await add(input, { madeFrom: networkHash(ip), locale }, invited);
      await limits.giveBack(subject);
      return { userId, isMailSent: await mail.sendActivation({ id: userId, ...input }, locale) };
    },

    async login(asked: Login, asker: Asker): Promise<SessionToken> {
      const judged = { delayMs: 0 };
      try {
        const session = await passwordQueue(() => judge(asked, asker, judged));
        countLogin('accepted');
        return session;
      } catch (error) {
        // A right password that a code has to follow is no refusal: the code counts.
        const isHalfway = error instanceof Refusal && error.code === CODE.secondFactorNeeded;
        if (error instanceof Refusal && !isHalfway) countLogin('refused');
        throw error;
      } finally {
        // Outside the queue: nobody else waits for it.
        await pause(judged.delayMs);
      }
    },

    async info(user: SignedIn): Promise<UserInfo> {
      const { robotId, name, phone, offlineMail } = await repository.belongingsOf(user.userId);
      return {
        userId: user.userId,
        name: user.name,
        // The pages of a partner are visible to people other than the owner.
        email: user.scopes === undefined ? user.email : '',
        role: user.role,
        roleInfo: { role: user.role },
        customRole: { router: [...user.customRoutes] },
        robotInfo: { robotId, name },
        isActivated: user.activatedAt !== null,
        isPhoneBound: phone !== null,
        offlineMail,
        memberUntil: user.memberUntil?.toISOString() ?? null,
        createdAt: user.createdAt.toISOString(),
        ...(user.deletionAt && { deletionAt: user.deletionAt.toISOString() }),
        ...(user.scopes && { scopes: [...user.scopes] }),
        ...(user.operatorSince && user.scopes === undefined && { isOperator: true as const }),
      };
    },

    async changeNotices(user: SignedIn, notices: { readonly offlineMail: boolean }): Promise<null> {
      await repository.update(user.userId, notices);
      return null;
    },

    logout: (user: SignedIn) => sessions.end(user),
    sessions: async (user: SignedIn) => ({ list: await sessions.list(user) }),

    async endSession(user: SignedIn, id: string): Promise<null> {
      if (!(await sessions.endOne(user, id))) throw new Refusal(CODE.notFound);
      return null;
    },

    endOtherSessions: async (user: SignedIn) => ({ count: await sessions.endOthers(user) }),
  };
}

const delayAfter = (failures: number): number =>
  Math.min((failures - CALM_FAILURES + 1) * DELAY_MS.each, DELAY_MS.most);

export type AccountService = ReturnType<typeof accountService>;

/** 10001 without an invite code, 20003 for one that is unknown or used up. */
function wrongInvite(given: string | undefined, locale: Locale): Refusal {
  const [code, rule]: [10001 | 20003, RefusalId] = given
    ? [CODE.wrongCode, 'invite.wrong']
    : [CODE.missingValue, 'invite.required'];
  return new Refusal(code, {
    issues: [{ path: 'inviteCode', message: refusalText(rule, locale) }],
  });
}

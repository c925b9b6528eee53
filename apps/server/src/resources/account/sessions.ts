import type { AccountSession } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { deviceOf } from '@chatdeck/sdk/texts';
import type { LiveEvents } from '../../events/live-events';
import { Refusal } from '../../refusal/refusal';
import type { Authenticate, SignedIn, SigningKey } from '../../http/signed-in';
import { randomText, sha256 } from '../../security/secrets';
import type { User } from './account.repository';
import type { ScopedSession, SessionRepository } from './session.repository';

const DAY_MS = 24 * 3_600_000;
/** A session ends after this long without use, and after the second period in any case. */
const IDLE_MS = 7 * DAY_MS;
const LIFETIME_MS = 30 * DAY_MS;
/** The use of a session is written at most this often, so that reads stay cheap. */
const TOUCH_MS = 60_000;
/** The next session replaces the oldest. */
const SESSIONS_PER_USER = 20;
const TOKEN_BYTES = 32;
/** Browsers say less; the rest of a longer text is dropped. */
const USER_AGENT_MAX = 300;
const ID_LENGTH = 32;

/** The browser that a session belongs to, as far as it is known. */
export interface Browser {
  readonly ip?: string;
  readonly userAgent?: string | undefined;
}

/** Names a session in calls. Nothing can be done with it without a token of the same account. */
export const sessionIdOf = (tokenHash: string): string =>
  sha256(`session ${tokenHash}`).slice(0, ID_LENGTH);

/** Opens, checks and revokes sessions. */
export function createSessions(
  repository: SessionRepository,
  events: Pick<LiveEvents, 'accountChanged' | 'recordsChanged'>,
  onNewDevice: (userId: string, browser: Browser) => void = () => {},
) {
  const authenticate: Authenticate = async (token) => {
    const found = token === undefined ? undefined : await repository.find(sha256(token));
    if (found === undefined) throw new Refusal(CODE.invalidToken);
    const { session, user, usedAt } = found;
    if (session.revokedAt !== null) throw new Refusal(CODE.revokedToken);

    const now = Date.now();
    if (session.expiresAt !== null && session.expiresAt.getTime() <= now) {
      throw new Refusal(CODE.expiredToken);
    }
    const unusedMs = now - usedAt.getTime();
    const ageMs = now - session.createdAt.getTime();
    if (unusedMs > IDLE_MS || ageMs > LIFETIME_MS) throw new Refusal(CODE.expiredToken);
    if (unusedMs > TOUCH_MS) await found.touch();
    return { ...asSignedIn(user, session.tokenHash), scopes: session.scopes ?? undefined };
  };

  const browsersOf = (userId: string) =>
    repository.browsersOf(
      userId,
      new Date(Date.now() - IDLE_MS),
      new Date(Date.now() - LIFETIME_MS),
    );

  return {
    authenticate,

    /**
     * Returns the token of a new session, which is stored only as a hash and cannot be shown again; undefined when the
     * password has changed since the caller was verified, or two-factor login was turned on and no code was verified.
     */
    async open(
      userId: string,
      passwordHash: string,
      { ip = '', userAgent = '' }: Browser = {},
      hasSecondFactor = false,
    ): Promise<string | undefined> {
      const token = randomText(TOKEN_BYTES);
      const browser = { address: ip, userAgent: userAgent.slice(0, USER_AGENT_MAX) };
      const before = await repository.userAgentsOf(userId);
      const isAdded = await repository.add(
        sha256(token),
        userId,
        passwordHash,
        browser,
        hasSecondFactor,
      );
      if (!isAdded) return undefined;
      if (isNewDevice(userAgent, before)) onNewDevice(userId, { ip, userAgent });
      await repository.prune(
        userId,
        SESSIONS_PER_USER,
        new Date(Date.now() - LIFETIME_MS - DAY_MS),
      );
      // The new session may have replaced the oldest.
      await events.accountChanged(userId);
      await events.recordsChanged(userId, ['session']);
      return token;
    },

    /**
     * Returns the token of a session of the open API; undefined when the further key that asked for it was removed or
     * changed since.
     */
    async openScoped(
      userId: string,
      limits: ScopedSession,
      key?: Pick<SigningKey, 'id' | 'revision'>,
    ): Promise<string | undefined> {
      const token = randomText(TOKEN_BYTES);
      if (!(await repository.addScoped(sha256(token), userId, limits, key))) return undefined;
      return token;
    },

    /** Revokes the sessions that the robot's key of an account opened. */
    async endScoped(userId: string): Promise<void> {
      await repository.revokeScoped(userId);
      await events.accountChanged(userId);
    },

    /** The browsers in which the caller's account is logged in, the last used first. */
    async list({ session, userId }: Pick<SignedIn, 'session' | 'userId'>) {
      const found = await browsersOf(userId);
      return found.map(({ tokenHash, userAgent, address, createdAt, usedAt }): AccountSession => ({
        id: sessionIdOf(tokenHash),
        userAgent,
        address,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt.toISOString(),
        isCurrent: tokenHash === session,
      }));
    },

    /** Revokes one browser of the caller's account; false if it has none by this id. */
    async endOne({ userId }: Pick<SignedIn, 'userId'>, id: string): Promise<boolean> {
      const found = await browsersOf(userId);
      const ended = found.find(({ tokenHash }) => sessionIdOf(tokenHash) === id);
      if (!ended) return false;
      await repository.revoke(ended.tokenHash);
      await events.accountChanged(userId);
      return true;
    },

    /** Revokes all browsers of the caller's account but that of the call; returns how many they were. */
    async endOthers({ session, userId }: Pick<SignedIn, 'session' | 'userId'>): Promise<number> {
      const found = await browsersOf(userId);
      await repository.revokeOthers(userId, session);
      await events.accountChanged(userId);
      return found.filter(({ tokenHash }) => tokenHash !== session).length;
    },

    async end({ session, userId }: Pick<SignedIn, 'session' | 'userId'>): Promise<void> {
      await repository.revoke(session);
      await events.accountChanged(userId);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/**
 * True for a browser or a system that the account was not logged in with before; its versions count as the same. Nobody is
 * told of the first login.
 */
function isNewDevice(userAgent: string, before: readonly string[]): boolean {
  const nameOf = (text: string) => Object.values(deviceOf(text)).join();
  return before.length > 0 && !before.some((other) => nameOf(other) === nameOf(userAgent));
}

/** The account as the caller of a call; `session` is empty for callers that sign each request. */
export const asSignedIn = (user: User, session = ''): SignedIn => ({
  userId: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  customRoutes: user.customRoutes,
  createdAt: user.createdAt,
  activatedAt: user.activatedAt,
  memberUntil: user.memberUntil,
  deletionAt: user.deletionAt,
  blockedAt: user.blockedAt,
  operatorSince: user.operatorSince,
  twoFactorSince: user.twoFactorSince,
  customerCap: user.customerCap,
  session,
});

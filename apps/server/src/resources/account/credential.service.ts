import { CODE, type Locale } from '@chatdeck/sdk/constants';
import { refusalText } from '@chatdeck/sdk/rule-texts';
import type { LiveEvents } from '../../events/live-events';
import { networkOf, networkHash } from '../../http/network-of';
import { Refusal } from '../../refusal/refusal';
import type { SignedIn } from '../../http/signed-in';
import { hashPassword, isPassword } from '../../security/passwords';
import { sha256 } from '../../security/secrets';
import type { RateLimits } from '../../security/rate-limits';
import type { Connections } from '../open-api/open-api.service';
import { concernsAccount } from '../audit/note';
import type { AccountMail } from './account-mail';
import type { AccountRepository } from './account.repository';
import type { Asker } from './account.service';
import type { SecurityMail } from './security-mail';
import type { Browser } from './sessions';
import type { MailLinkRepository } from './mail-link.repository';

const HOUR_MS = 3_600_000;
/** How many mails one caller can make us send to one address. */
const MAIL_LIMIT = { tries: 3, windowMs: HOUR_MS };
/** How many mails all callers together can make us send to one address. */
const MAILS_OF_ALL = 10;
/** How many mails one caller can make us send. */
const CALLER_LIMIT = { tries: 20, windowMs: HOUR_MS };
/** Guesses of the password from within a session, which somebody else may use. */
const PASSWORD_LIMIT = { tries: 10, windowMs: 15 * 60_000 };

/** The password and the e-mail of an account, and the links that prove who owns it. */
export function credentialService(
  repository: AccountRepository,
  links: MailLinkRepository,
  limits: RateLimits,
  mail: AccountMail,
  security: Pick<SecurityMail, 'tell'>,
  events: Pick<LiveEvents, 'accountChanged'>,
  connections: Connections,
) {
  /** Refuses with 20001 unless the password is right; `path` is the field that has it. */
  async function prove(user: SignedIn, password: string, path: string, locale: Locale) {
    const subject = `password:${user.userId}`;
    await limits.admit(subject, PASSWORD_LIMIT);
    const { passwordHash } = await repository.find(user.userId);
    if (!(await isPassword(password, passwordHash))) {
      const rule = 'password.current';
      const issue = { path, rule, message: refusalText(rule, locale) };
      throw new Refusal(CODE.wrongCredentials, { issues: [issue] });
    }
    await limits.forget(subject);
  }

  async function ownerOf(email: string) {
    const user = await repository.byEmail(email);
    if (user !== undefined) concernsAccount(user.id);
    return user;
  }

  return {
    prove,

    async sendReset(email: string, { ip }: Pick<Asker, 'ip'>): Promise<null> {
      const network = networkOf(ip);
      await limits.admit(`reset:${network}`, CALLER_LIMIT);
      await limits.admit(`reset:${network}:${email}`, MAIL_LIMIT);
      // The owner is never refused, however many requests there are: the links of the last mails stay valid.
      const mails = await limits.count(`reset:${email}`, HOUR_MS);
      if (mails <= MAILS_OF_ALL) mail.sendReset(() => ownerOf(email));
      return null;
    },

    async checkReset(token: string) {
      return { email: known(await links.emailOf(sha256(token), 'reset')) };
    },

    async resetPassword(token: string, password: string, browser: Browser): Promise<null> {
      const tokenHash = sha256(token);
      // Hashing is expensive, so an invalid token is refused before it.
      known(await links.emailOf(tokenHash, 'reset'));
      const reset = known(await links.resetPassword(tokenHash, await hashPassword(password)));
      concernsAccount(reset.userId);
      await connections.disconnect(reset.userId);
      await events.accountChanged(reset.userId);
      security.tell('passwordReset', reset.userId, browser);
      return null;
    },

    /** Activates the account of a link; `session` is the token of the browser that opens it. */
    async activate(token: string, { ip, locale }: Asker, session = '') {
      const opener = { network: networkHash(ip), session: sha256(session) };
      const { id, email, isTakenOver } = known(await links.activate(sha256(token), opener));
      concernsAccount(id);
      if (isTakenOver) {
        await connections.disconnect(id);
        await events.accountChanged(id);
        mail.sendNewPassword({ id, email }, locale);
      }
      return { email };
    },

    async sendActivation(user: SignedIn, locale: Locale) {
      if (user.activatedAt !== null) return { isMailSent: false };
      await limits.admit(`activation:${user.userId}:${user.email}`, MAIL_LIMIT);
      const { userId: id, email } = user;
      return { isMailSent: await mail.sendActivation({ id, email }, locale) };
    },

    async changePassword(
      user: SignedIn,
      { oldPassword, password }: { readonly oldPassword: string; readonly password: string },
      { ip, locale, userAgent }: Asker,
    ): Promise<null> {
      await prove(user, oldPassword, 'oldPassword', locale);
      await repository.setPassword(user.userId, await hashPassword(password), user.session);
      await events.accountChanged(user.userId);
      security.tell('passwordChanged', user.userId, { ip, userAgent });
      return null;
    },

    async changeEmail(
      user: SignedIn,
      { email, password }: { readonly email: string; readonly password: string },
      locale: Locale,
    ) {
      if (email === user.email) return this.sendActivation(user, locale);
      await prove(user, password, 'password', locale);
      await limits.admit(`activation:${user.userId}:${email}`, MAIL_LIMIT);
      const isFree = await repository.setEmail(user.userId, email, user.session);
      if (!isFree) throw new Refusal(CODE.alreadyExists);
      await events.accountChanged(user.userId);
      mail.mailEmailChanged(user.email, email, locale);
      return { isMailSent: await mail.sendActivation({ id: user.userId, email }, locale) };
    },
  };
}

export type CredentialService = ReturnType<typeof credentialService>;

/** Returns the value of a link; 20003 when it was used, has expired or never existed. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal(CODE.wrongCode);
  return value;
}

import type { RecoveryCodes, SessionToken, TwoFactor } from '@chatdeck/sdk';
import { CODE, SITE_TITLE, type Locale, textIn } from '@chatdeck/sdk/constants';
import type { LiveEvents } from '../../events/live-events';
import type { SignedIn } from '../../http/signed-in';
import { Refusal } from '../../refusal/refusal';
import type { Seal } from '../../security/seal';
import { concernsAccount } from '../audit/note';
import type { AccountMail } from '../account/account-mail';
import type { AccountRepository, User } from '../account/account.repository';
import type { Asker } from '../account/account.service';
import type { CredentialService } from '../account/credential.service';
import type { Sessions } from '../account/sessions';
import { newSecret, stepOf, uriOf } from './app-codes';
import { requireOpen, type Entrance } from './entrance';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import { noTicket, type SecondFactor, wrongCode } from './second-factor';
import type { TwoFactorRepository } from './two-factor.repository';

/** How long a secret waits for the code that confirms it. */
const OFFER_MS = 10 * 60_000;

interface Proof {
  readonly password: string;
  readonly code: string;
}

interface Parts {
  readonly repository: TwoFactorRepository;
  readonly accounts: Pick<AccountRepository, 'find' | 'byId'>;
  readonly factor: SecondFactor;
  readonly entrance: Pick<Entrance, 'claimedBy' | 'isTicketOf'>;
  readonly sessions: Pick<Sessions, 'open'>;
  readonly credentials: Pick<CredentialService, 'prove'>;
  readonly seal: Seal;
  readonly mail: Pick<AccountMail, 'mailTwoFactor'>;
  readonly events: Pick<LiveEvents, 'accountChanged'>;
  readonly countLogin: (outcome: 'accepted' | 'refused') => void;
}

/** Two-factor login: its second step, and turning it on and off. */
export function twoFactorService(parts: Parts) {
  const { repository, accounts, factor, entrance, sessions, credentials, seal, mail } = parts;

  /** The account, if two-factor login is on and the caller knows the password and has a code. */
  async function proven(user: SignedIn, { password, code }: Proof, locale: Locale): Promise<User> {
    const account = await accounts.find(user.userId);
    if (account.twoFactorSince === null) throw new Refusal(CODE.notFound);
    await credentials.prove(user, password, 'password', locale);
    await factor.prove(account, code, locale);
    return account;
  }

  /** New recovery codes, and the hashes to store. */
  function makeCodes(userId: string) {
    const codes = newRecoveryCodes();
    return { codes, hashes: codes.map((code) => recoveryHash(userId, code)) };
  }

  return {
    /** Exchanges the ticket of a login and a code for a session. */
    async login(
      { ticket, code }: { readonly ticket: string; readonly code: string },
      { ip, locale, userAgent }: Asker,
    ): Promise<SessionToken> {
      const user = await accounts.byId(entrance.claimedBy(ticket));
      const isValid = user !== undefined && (await entrance.isTicketOf(ticket, user));
      if (!isValid || user.twoFactorSince === null) {
        throw noTicket(locale);
      }
      concernsAccount(user.id);
      requireOpen(user);
      await factor.prove(user, code, locale).catch((error: unknown) => {
        if (error instanceof Refusal) parts.countLogin('refused');
        throw error;
      });
      const token = await sessions.open(user.id, user.passwordHash, { ip, userAgent }, true);
      if (token === undefined) throw noTicket(locale);
      parts.countLogin('accepted');
      return { token, userId: user.id };
    },

    async status({ userId }: SignedIn): Promise<TwoFactor> {
      const { twoFactorSince } = await accounts.find(userId);
      if (twoFactorSince === null) return { isOn: false, since: null, recoveryCodesLeft: 0 };
      return {
        isOn: true,
        since: twoFactorSince.toISOString(),
        recoveryCodesLeft: await repository.codesLeft(userId),
      };
    },

    async begin(user: SignedIn, password: string, locale: Locale) {
      // Somebody who signed up with another's address could otherwise lock out its owner, whatever mails are sent there.
      if (user.activatedAt === null) throw new Refusal(CODE.activationNeeded);
      await credentials.prove(user, password, 'password', locale);
      const secret = newSecret();
      const isOffered = await repository.offer(user.userId, await seal.seal(secret, user.userId));
      if (!isOffered) throw new Refusal(CODE.alreadyExists);
      return { secret, uri: uriOf(secret, textIn(SITE_TITLE, locale), user.email) };
    },

    async turnOn(user: SignedIn, code: string, locale: Locale): Promise<RecoveryCodes> {
      const { userId, email, session } = user;
      const account = await accounts.find(userId);
      const offer = account.twoFactorSince === null ? await repository.find(userId) : undefined;
      if (offer === undefined || Date.now() - offer.createdAt.getTime() > OFFER_MS) {
        throw new Refusal(CODE.notFound);
      }
      const forget = await factor.admit(account);
      const step = stepOf(await seal.open(offer.secret, userId), code);
      if (step === undefined) throw wrongCode(locale);
      const { codes, hashes } = makeCodes(userId);
      if (!(await repository.turnOn(offer, step, hashes, session))) {
        throw new Refusal(CODE.notFound);
      }
      await forget();
      await parts.events.accountChanged(userId);
      mail.mailTwoFactor('twoFactorOn', email, locale);
      return { recoveryCodes: codes };
    },

    async turnOff(user: SignedIn, proof: Proof, locale: Locale): Promise<null> {
      const { id, email } = await proven(user, proof, locale);
      await repository.turnOff(id);
      mail.mailTwoFactor('twoFactorOff', email, locale);
      return null;
    },

    async renewCodes(user: SignedIn, proof: Proof, locale: Locale): Promise<RecoveryCodes> {
      const { id, email } = await proven(user, proof, locale);
      const { codes, hashes } = makeCodes(id);
      await repository.replaceCodes(id, hashes);
      mail.mailTwoFactor('recoveryCodesRenewed', email, locale);
      return { recoveryCodes: codes };
    },
  };
}

export type TwoFactorService = ReturnType<typeof twoFactorService>;

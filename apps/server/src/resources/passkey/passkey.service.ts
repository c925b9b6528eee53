import type {
  NewCredential,
  Passkey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRemoval,
  PasskeyRequest,
  Passkeys,
  SessionToken,
  UsedCredential,
} from '@chatdeck/sdk';
import { ACCOUNT_CAP, CODE, SITE_TITLE, type Locale, textIn } from '@chatdeck/sdk/constants';
import { capText, type CapId } from '@chatdeck/sdk/contract';
import { rowIdOf } from '../../database/row-id';
import type { LiveEvents } from '../../events/live-events';
import { networkOf } from '../../http/network-of';
import type { SignedIn } from '../../http/signed-in';
import { CapReached, found, Refusal } from '../../refusal/refusal';
import type { RateLimits } from '../../security/rate-limits';
import { randomText, sha256 } from '../../security/secrets';
import type { AccountRepository, User } from '../account/account.repository';
import type { Asker } from '../account/account.service';
import type { CredentialService } from '../account/credential.service';
import type { SecurityMail } from '../account/security-mail';
import type { Sessions } from '../account/sessions';
import { concernsAccount } from '../audit/note';
import { requireOpen } from '../two-factor/entrance';
import type { SecondFactor } from '../two-factor/second-factor';
import { nameFor } from './passkey-name';
import type { PasskeyRepository, PasskeyRow } from './passkey.repository';
import type { RelyingParty } from './relying-party';
import { clientDataOf, supportedAlgorithms, verifyNew, verifyUsed } from './verification';

const MINUTE_MS = 60_000;
/** How long the browser may take, with its user looking for the device. */
const CHALLENGE_MS = 5 * MINUTE_MS;
const CHALLENGE_BYTES = 32;
/** What one network can begin; each takes a row for some minutes. */
const BEGIN_LIMIT = { tries: 300, windowMs: 15 * MINUTE_MS };
/** Refused logins from one network; nobody can guess a signature, so they only cost us work. */
const LOGIN_LIMIT = { tries: 100, windowMs: 15 * MINUTE_MS };

interface Parts {
  readonly repository: PasskeyRepository;
  readonly accounts: Pick<AccountRepository, 'find' | 'byId' | 'update'>;
  readonly sessions: Pick<Sessions, 'open'>;
  readonly credentials: Pick<CredentialService, 'prove'>;
  readonly factor: Pick<SecondFactor, 'proveIfOn'>;
  readonly limits: Pick<RateLimits, 'admit' | 'giveBack'>;
  readonly security: Pick<SecurityMail, 'tell'>;
  readonly events: Pick<LiveEvents, 'accountChanged'>;
  /** The site of this server; undefined where browsers have no passkeys. */
  readonly party: () => RelyingParty | undefined;
  readonly countLogin: (outcome: 'accepted' | 'refused') => void;
}

/** Passkeys of accounts: adding and removing them, and logging in with one. */
export function passkeyService(parts: Parts) {
  const { repository, accounts, sessions, limits } = parts;

  function requireParty(): RelyingParty {
    const party = parts.party();
    if (party === undefined) throw new Refusal(CODE.notConfigured);
    return party;
  }

  async function newChallenge(userId: string | null): Promise<string> {
    const challenge = randomText(CHALLENGE_BYTES);
    await repository.addChallenge(sha256(challenge), userId, CHALLENGE_MS);
    return challenge;
  }

  /** Uses up the challenge that was signed, so that nothing is accepted twice. */
  async function claim(clientDataJSON: string, userId: string | null, locale: Locale) {
    const data = await clientDataOf(clientDataJSON);
    if (data === undefined) throw refused('passkey.refused', locale);
    const isClaimed = await repository.claimChallenge(sha256(data.challenge), userId);
    if (!isClaimed) throw refused('passkey.expired', locale);
    return data;
  }

  /** Only somebody with the password and, with two-factor login, a code changes who gets in. */
  async function prove(user: SignedIn, { password, code }: PasskeyProof, locale: Locale) {
    await parts.credentials.prove(user, password, 'password', locale);
    await parts.factor.proveIfOn(await accounts.find(user.userId), code, locale);
  }

  /** The account of the passkey that has signed. */
  async function signer(credential: UsedCredential, locale: Locale): Promise<User> {
    const party = requireParty();
    const { clientDataJSON, userHandle } = credential.response;
    const data = await claim(clientDataJSON, null, locale);
    const passkey = await repository.byCredential(credential.id);
    if (passkey === undefined) throw refused('passkey.unknown', locale);
    concernsAccount(passkey.userId);
    const verified = await verifyUsed(credential, data, party, passkey);
    const isOwner = userHandle === undefined || userHandle === handleOf(passkey.userId);
    if (verified === undefined || !isOwner) throw refused('passkey.refused', locale);
    const user = await accounts.byId(passkey.userId);
    if (user === undefined) throw refused('passkey.unknown', locale);
    requireOpen(user);
    const isUsed = await repository.use(passkey.id, verified.counter, verified.isBackedUp);
    if (!isUsed) throw refused('passkey.refused', locale);
    return user;
  }

  async function enter(credential: UsedCredential, asker: Asker): Promise<SessionToken> {
    const { ip, locale, userAgent } = asker;
    const subject = `passkey:${networkOf(ip)}`;
    await limits.admit(subject, LOGIN_LIMIT);
    const { id: userId, passwordHash, locale: known } = await signer(credential, locale);
    await limits.giveBack(subject);
    if (known !== locale) await accounts.update(userId, { locale });
    // The device is one factor, and what unlocked it, which was required, is the other: no code follows.
    const token = await sessions.open(userId, passwordHash, { ip, userAgent }, true);
    if (token === undefined) throw refused('passkey.refused', locale);
    return { token, userId };
  }

  return {
    async beginLogin({ ip }: Pick<Asker, 'ip'>): Promise<PasskeyRequest> {
      const { id: rpId } = requireParty();
      await limits.admit(`passkey-begin:${networkOf(ip)}`, BEGIN_LIMIT);
      return {
        challenge: await newChallenge(null),
        rpId,
        timeout: CHALLENGE_MS,
        userVerification: 'required',
      };
    },

    async login(credential: UsedCredential, asker: Asker): Promise<SessionToken> {
      try {
        const session = await enter(credential, asker);
        parts.countLogin('accepted');
        return session;
      } catch (error) {
        if (error instanceof Refusal) parts.countLogin('refused');
        throw error;
      }
    },

    async list({ userId }: Pick<SignedIn, 'userId'>): Promise<Passkeys> {
      const rows = await repository.listOf(userId);
      return { list: rows.map(shown), site: parts.party()?.site ?? null };
    },

    async beginAdding(
      user: SignedIn,
      proof: PasskeyProof,
      locale: Locale,
    ): Promise<PasskeyCreation> {
      const party = requireParty();
      // Nobody adds a key to an account that is of the owner of another's address.
      if (user.activatedAt === null) throw new Refusal(CODE.activationNeeded);
      const rows = await repository.listOf(user.userId);
      if (rows.length >= ACCOUNT_CAP.passkeys) throw new CapReached('cap.passkeys');
      await prove(user, proof, locale);
      const algorithms = await supportedAlgorithms();
      return {
        challenge: await newChallenge(user.userId),
        rp: { id: party.id, name: textIn(SITE_TITLE, locale) },
        user: { id: handleOf(user.userId), name: user.email, displayName: user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_MS,
        // A device that has one already says so in place of making a second.
        excludeCredentials: rows.map(({ credentialId: id, transports }) => ({
          id,
          type: 'public-key',
          transports,
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      };
    },

    async add(user: SignedIn, credential: NewCredential, asker: Asker): Promise<Passkey> {
      const { ip, locale, userAgent = '' } = asker;
      const party = requireParty();
      const data = await claim(credential.response.clientDataJSON, user.userId, locale);
      const verified = await verifyNew(credential, data, party);
      if (verified === undefined) throw refused('passkey.refused', locale);
      const added = await repository.add(
        {
          ...verified,
          userId: user.userId,
          credentialId: credential.id,
          transports: credential.response.transports ?? [],
          name: nameFor(userAgent, locale),
        },
        ACCOUNT_CAP.passkeys,
      );
      if (added === 'full') throw new CapReached('cap.passkeys');
      if (added === 'known') throw new Refusal(CODE.alreadyExists);
      await parts.events.accountChanged(user.userId);
      parts.security.tell('newPasskey', user.userId, { ip, userAgent });
      return shown(added);
    },

    async rename({ userId }: SignedIn, id: string, name: string): Promise<Passkey> {
      return shown(found(await repository.rename(userId, rowIdOf(id), name)));
    },

    async remove(
      user: SignedIn,
      { id, ...proof }: PasskeyRemoval,
      { ip, locale, userAgent }: Asker,
    ): Promise<null> {
      const passkey = found(await repository.find(user.userId, rowIdOf(id)));
      await prove(user, proof, locale);
      if (!(await repository.remove(user.userId, passkey.id))) throw new Refusal(CODE.notFound);
      await parts.events.accountChanged(user.userId);
      parts.security.tell('passkeyRemoved', user.userId, { ip, userAgent });
      return null;
    },

    /** What the audit trail calls a passkey. */
    find: async (userId: string, id: number) => {
      const { name } = found(await repository.find(userId, id));
      return { name };
    },
  };
}

export type PasskeyService = ReturnType<typeof passkeyService>;

/** What an authenticator calls the account, so that it can log in without its e-mail. */
const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

const shown = ({ id, name, isBackedUp, createdAt, usedAt }: PasskeyRow): Passkey => ({
  id: String(id),
  name,
  isBackedUp,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** 20006, with the reason beside the code. */
const refused = (rule: CapId, locale: Locale): Refusal =>
  new Refusal(CODE.passkeyRefused, {
    issues: [{ path: 'credential', rule, message: capText(rule, locale) }],
  });

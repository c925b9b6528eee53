import type { DeletionProof, PlannedDeletion } from '@chatdeck/sdk';
import { CODE, DELETION_GRACE_DAYS, type Locale } from '@chatdeck/sdk/constants';
import type { LiveEvents } from '../../events/live-events';
import type { SignedIn } from '../../http/signed-in';
import { logFailure } from '../../log';
import { Refusal } from '../../refusal/refusal';
import type { ObjectStore } from '../../storage/object-store';
import { createRounds } from '../../ticker';
import type { AccountRepository, User } from '../account/account.repository';
import type { CredentialService } from '../account/credential.service';
import type { Connections } from '../open-api/open-api.service';
import type { SecondFactor } from '../two-factor/second-factor';
import type { DeletionMail } from './deletion-mail';
import type { DeletionRepository } from './deletion.repository';

const DAY_MS = 86_400_000;
/** How often accounts are looked for whose time has come. */
const EVERY_MS = 60_000;

interface Parts {
  readonly repository: DeletionRepository;
  readonly accounts: Pick<AccountRepository, 'find'>;
  readonly store: Pick<ObjectStore, 'remove'>;
  readonly credentials: Pick<CredentialService, 'prove'>;
  readonly factor: Pick<SecondFactor, 'proveIfOn'>;
  readonly mail: DeletionMail;
  readonly events: Pick<LiveEvents, 'accountChanged'>;
  /** Disconnects the robots of an account and of its customers. */
  readonly connections: Connections;
  /** Disconnects the robot of one account. */
  readonly disconnect: (userId: string) => void;
}

/** When an account that is given up now is deleted. */
export const endOfGrace = (now: number): Date => new Date(now + DELETION_GRACE_DAYS * DAY_MS);

/** The deletion of accounts: asked for, taken back, and carried out when the grace has passed. */
export function deletionService(parts: Parts) {
  const { repository, accounts, store, credentials, factor, mail, events, connections } = parts;

  /** Closes an account and returns when it is deleted; undefined when it was closed before. */
  async function close(account: User, retainedSession = ''): Promise<Date | undefined> {
    const deletionAt = endOfGrace(Date.now());
    if (!(await repository.plan(account.id, deletionAt, retainedSession))) return undefined;
    await connections.disconnect(account.id);
    await events.accountChanged(account.id);
    mail.sendAsked(account, deletionAt);
    return deletionAt;
  }

  async function open(userId: string): Promise<boolean> {
    if (!(await repository.keep(userId, new Date()))) return false;
    await events.accountChanged(userId);
    mail.sendKept(await accounts.find(userId));
    return true;
  }

  /** Deletes an account that is due. Returns whether this instance did. */
  async function deleteDue(userId: string, now: Date): Promise<boolean> {
    const deleted = await repository.delete(userId, now, (key) => store.remove(key));
    if (deleted === undefined) return false;
    parts.disconnect(userId);
    await events.accountChanged(userId);
    if (!deleted.isOfCustomer) mail.sendDeleted(deleted);
    return true;
  }

  /** Deletes the accounts that are due; one that fails stays for the next time, and does not keep the others. */
  async function sweep(now = new Date()): Promise<number> {
    let count = 0;
    for (const userId of await repository.due(now)) {
      const isDone = await deleteDue(userId, now).catch((error: unknown) =>
        logFailure('An account could not be deleted', error),
      );
      if (isDone === true) count += 1;
    }
    return count;
  }

  async function round(): Promise<void> {
    // An account may have been closed by the command line or by another instance, which do not hold its connections.
    (await repository.closed()).forEach(parts.disconnect);
    await sweep();
  }

  const rounds = createRounds(() =>
    round()
      .catch((error: unknown) => logFailure('Accounts to delete could not be looked for', error))
      .then(() => EVERY_MS),
  );

  return {
    sweep,

    /** Closes the caller's account and returns when it is deleted. */
    async ask(
      user: SignedIn,
      { password, code }: DeletionProof,
      locale: Locale,
    ): Promise<PlannedDeletion> {
      const account = await accounts.find(user.userId);
      await credentials.prove(user, password, 'password', locale);
      await factor.proveIfOn(account, code, locale);
      const deletionAt = await close(account, user.session);
      if (deletionAt === undefined) throw new Refusal(CODE.accountClosing);
      return { deletionAt: deletionAt.toISOString() };
    },

    /** Opens the caller's account again. */
    async keep({ userId }: Pick<SignedIn, 'userId'>): Promise<null> {
      if (!(await open(userId))) throw new Refusal(CODE.notFound);
      return null;
    },

    /** What an operator does: closes an account; undefined when it was closed before. */
    close: (account: User): Promise<Date | undefined> => close(account),

    /** What an operator does: opens a closed account again; false when it was not closed. */
    open,

    /** What an operator does: deletes an account without any grace, and those of its customers; returns how many. */
    async deleteNow(account: User): Promise<number> {
      const now = new Date();
      await repository.plan(account.id, now);
      let count = 0;
      for (const id of await repository.makeDue(account.id, now)) {
        if (await deleteDue(id, now)) count += 1;
      }
      return count;
    },

    /** Disconnects the robots of an account that was closed elsewhere. */
    async heard(userId: string): Promise<void> {
      if (await repository.isClosed(userId)) parts.disconnect(userId);
    },

    /** Deletes what is due once a minute, until the returned function is called. */
    watch(): () => Promise<void> {
      rounds.start();
      return rounds.stop;
    },
  };
}

export type DeletionService = ReturnType<typeof deletionService>;

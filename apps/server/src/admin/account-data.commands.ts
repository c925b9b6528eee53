import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import type { Database } from '../database/database';
import { accountRepository, type User } from '../resources/account/account.repository';
import { accountArchive } from '../resources/account-data/archive';
import type { DeletionService } from '../resources/account-data/deletion.service';
import type { AuditService } from '../resources/audit/audit.service';
import type { BlockService } from '../resources/operator/block.service';
import { operatorTrail } from '../resources/operator/operator-trail';
import { randomHex } from '../security/secrets';
import type { ObjectStore } from '../storage/object-store';
import { day, refuse } from './output';

/** What changes everything of an account: the services of a running server, or those of `openAccountData`. */
export interface AccountDataParts {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly deletion: Pick<DeletionService, 'close' | 'open' | 'deleteNow'>;
  readonly block: BlockService;
  readonly audit: Pick<AuditService, 'record'>;
  /** The folder that a command was entered in; relative paths begin there. */
  readonly cwd: string;
  /** Resolves when the mails of a command are sent. */
  readonly mailed: () => Promise<void>;
}

/** The operator's commands for everything of an account; each returns the text to print. */
export function accountDataCommands(parts: AccountDataParts) {
  const { db, store, deletion, block, audit, cwd, mailed } = parts;
  const accounts = accountRepository(db);
  const trail = operatorTrail(audit, accounts);

  const find = async (email: string): Promise<User> =>
    (await accounts.byEmail(email.trim().toLowerCase())) ?? refuse(`No account has ${email}.`);

  return {
    /** Writes everything of an account into one archive, which appears only when it is complete. */
    async export(email: string, file: string): Promise<string> {
      const user = await find(email);
      const path = resolve(cwd, file);
      if (existsSync(path)) refuse(`${path} is there already.`);
      const aside = `${path}.${randomHex(4)}`;
      await trail.ofAccount('exportAccount', user.id, async () => {
        try {
          const options = { mode: 0o600, flags: 'wx' };
          await pipeline(accountArchive(db, store, user), createWriteStream(aside, options));
          await rename(aside, path);
        } finally {
          await rm(aside, { force: true });
        }
      });
      return `Everything of ${user.email} was saved to ${path}, ${(await stat(path)).size} bytes.`;
    },

    /** Closes an account until it is deleted, or deletes it at once. */
    async delete(email: string, isNow: boolean): Promise<string> {
      const user = await find(email);
      if (isNow) {
        const count = await deletion.deleteNow(user);
        await mailed();
        // The entries of the account are gone with it; this one says nothing of whose it was but its id.
        const object = { id: user.id, name: '' };
        const entry = { call: 'operator.deleteAccount', actor: AUDIT_ACTOR.operator } as const;
        if (count > 0) await audit.record({ ...entry, userId: undefined, object });
        const more = count > 1 ? `, and so were ${count - 1} accounts of its customers` : '';
        return count > 0 ? `${user.email} was deleted${more}.` : `${user.email} is being deleted.`;
      }
      if (user.deletionAt !== null) {
        return `${user.email} was to be deleted on ${day(user.deletionAt)} already.`;
      }
      const close = () => deletion.close(user);
      const deletionAt = await trail.ofAccount('deleteAccount', user.id, close);
      await mailed();
      return `${user.email} is closed, and is deleted on ${day(deletionAt ?? null)} unless it is kept.`;
    },

    /** Opens an account again whose deletion was asked for. */
    async keep(email: string): Promise<string> {
      const user = await find(email);
      if (user.deletionAt === null) refuse(`${user.email} was not to be deleted.`);
      const isKept = await trail.ofAccount('keepAccount', user.id, () => deletion.open(user.id));
      await mailed();
      return isKept ? `${user.email} is kept.` : refuse(`${user.email} is being deleted.`);
    },

    /** Shuts an account out, with those of its customers, until it is unblocked. */
    async block(email: string): Promise<string> {
      const user = await find(email);
      if (user.blockedAt !== null) refuse(`${user.email} was blocked already.`);
      await trail.ofAccount('block', user.id, () => block.block(user.id));
      return `${user.email} is blocked: no login, no call, no robot.`;
    },

    /** Lets a blocked account in again. */
    async unblock(email: string): Promise<string> {
      const user = await find(email);
      if (user.blockedAt === null) refuse(`${user.email} was not blocked.`);
      await trail.ofAccount('unblock', user.id, () => block.unblock(user.id));
      return `${user.email} is unblocked.`;
    },
  };
}

export type AccountDataCommands = ReturnType<typeof accountDataCommands>;

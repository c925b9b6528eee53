import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CODE } from '@chatdeck/sdk/constants';
import { accountArchive } from '../resources/account-data/archive';
import { COMMAND_LINE } from '../resources/operator/operator-trail';
import { randomHex } from '../security/secrets';
import { accountOf, type CommandParts } from './command-parts';
import { day, explained, refuse } from './output';

/** The operator's commands for everything of an account; each returns the text to print. */
export function accountDataCommands(parts: CommandParts) {
  const { db, store, deletion, operator, cwd } = parts;
  const { trail } = operator;
  const find = (email: string) => accountOf(db, email);

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
        if (count === 0) return `${user.email} is being deleted.`;
        // The entries of the account are gone with it; this one says nothing of whose it was but its id.
        await trail.ofServer('deleteAccount', { id: user.id }, () => Promise.resolve());
        const more = count > 1 ? `, and so were ${count - 1} accounts of its customers` : '';
        return `${user.email} was deleted${more}.`;
      }
      if (user.deletionAt !== null) {
        return `${user.email} was to be deleted on ${day(user.deletionAt.toISOString())} already.`;
      }
      const { deletionAt } = await operator.accounts.deleteAccount(user.id, COMMAND_LINE);
      return `${user.email} is closed, and is deleted on ${day(deletionAt)} unless it is kept.`;
    },

    /** Opens an account again whose deletion was asked for. */
    async keep(email: string): Promise<string> {
      const user = await find(email);
      await explained(operator.accounts.keepAccount(user.id, COMMAND_LINE.whence), {
        [CODE.notFound]: `${user.email} ${user.deletionAt === null ? 'was not to be' : 'is being'} deleted.`,
      });
      return `${user.email} is kept.`;
    },

    /** Shuts an account out, with those of its customers, until it is unblocked. */
    async block(email: string): Promise<string> {
      const user = await find(email);
      if (user.blockedAt !== null) refuse(`${user.email} was blocked already.`);
      await operator.accounts.block(user.id, COMMAND_LINE);
      return `${user.email} is blocked: no login, no call, no robot.`;
    },

    /** Lets a blocked account in again. */
    async unblock(email: string): Promise<string> {
      const user = await find(email);
      await explained(operator.accounts.unblock(user.id, COMMAND_LINE.whence), {
        [CODE.notFound]: `${user.email} was not blocked.`,
      });
      return `${user.email} is unblocked.`;
    },
  };
}

import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AUDIT_ACTOR } from '@chatdeck/sdk/constants';
import type { Database } from '../database/database';
import { localChannel } from '../events/event-channel';
import { postgresChannel } from '../events/postgres-channel';
import { siteAddress } from '../http/site-address';
import { openMailer, type MailSettings } from '../mail/open-mailer';
import { createPostman } from '../mail/postman';
import { accountRepository, type User } from '../resources/account/account.repository';
import { accountArchive } from '../resources/account-data/archive';
import { deletionMail } from '../resources/account-data/deletion-mail';
import { deletionRepository } from '../resources/account-data/deletion.repository';
import { deletionService } from '../resources/account-data/deletion.service';
import type { AuditService } from '../resources/audit/audit.service';
import { accessRepository } from '../resources/operator/access.repository';
import { blockService } from '../resources/operator/block.service';
import { operatorTrail } from '../resources/operator/operator-trail';
import { randomHex } from '../security/secrets';
import type { Settings } from '../settings';
import { openStore } from '../storage/open-store';
import { day, refuse } from './output';
import type { DataSettings } from './restore';

/** Where the data is, and how mails are sent; without the latter they are written to the outbox folder. */
export type AccountDataSettings = DataSettings &
  Partial<Omit<MailSettings, 'dataDir'> & Pick<Settings, 'publicUrl'>>;

const OF_OWNER = () => refuse('Only the owner of an account is asked for a password.');

/** The operator's commands for everything of an account; each returns the text to print. */
export async function accountDataCommands(
  db: Database,
  settings: AccountDataSettings,
  audit: Pick<AuditService, 'record'>,
) {
  const { dataDir, databaseUrl, s3, smtpUrl, mailFrom = '', publicUrl } = settings;
  const store = await openStore({ dataDir, s3 });
  const postman = createPostman(openMailer({ dataDir, smtpUrl, mailFrom, printMails: false }));
  // Running servers on the same database hear of it, and end the account's streams and connections.
  const channel = databaseUrl === undefined ? localChannel() : postgresChannel(db, databaseUrl);
  const accounts = accountRepository(db);
  const trail = operatorTrail(audit, accounts);
  const events = {
    accountChanged: (userId: string) => channel.send({ kind: 'account', userId }).catch(() => {}),
  };
  const connections = { disconnect: () => Promise.resolve() };
  const deletion = deletionService({
    repository: deletionRepository(db),
    accounts,
    store,
    mail: deletionMail(postman, siteAddress(publicUrl)),
    events,
    credentials: { prove: OF_OWNER },
    factor: { prove: OF_OWNER },
    connections,
    disconnect: () => {},
  });
  const access = accessRepository(db);
  // A running server hears of it, and disconnects the robots of the account.
  const block = blockService({ access, events, connections });

  const find = async (email: string): Promise<User> =>
    (await accounts.byEmail(email.trim().toLowerCase())) ?? refuse(`No account has ${email}.`);

  return {
    /** Writes everything of an account into one archive, which appears only when it is complete. */
    async export(email: string, file: string): Promise<string> {
      const user = await find(email);
      const path = resolve(file);
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
        await postman.close();
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
      await postman.close();
      return `${user.email} is closed, and is deleted on ${day(deletionAt ?? null)} unless it is kept.`;
    },

    /** Opens an account again whose deletion was asked for. */
    async keep(email: string): Promise<string> {
      const user = await find(email);
      if (user.deletionAt === null) refuse(`${user.email} was not to be deleted.`);
      const isKept = await trail.ofAccount('keepAccount', user.id, () => deletion.open(user.id));
      await postman.close();
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

export type AccountDataCommands = Awaited<ReturnType<typeof accountDataCommands>>;

import type { Database } from '../database/database';
import { localChannel } from '../events/event-channel';
import { postgresChannel } from '../events/postgres-channel';
import { siteAddress } from '../http/site-address';
import { openMailer, type MailSettings } from '../mail/open-mailer';
import { createPostman } from '../mail/postman';
import { accountRepository } from '../resources/account/account.repository';
import { securityMail } from '../resources/account/security-mail';
import { deletionMail } from '../resources/account-data/deletion-mail';
import { deletionRepository } from '../resources/account-data/deletion.repository';
import { deletionService } from '../resources/account-data/deletion.service';
import { accessRepository } from '../resources/operator/access.repository';
import { blockService } from '../resources/operator/block.service';
import { createRateLimits } from '../security/rate-limits';
import type { Settings } from '../settings';
import { openStore } from '../storage/open-store';
import type { AccountDataParts } from './account-data.commands';
import { refuse } from './output';
import type { DataSettings } from './restore';

/** Where the data is, and how mails are sent; without the latter they are written to the outbox folder. */
export type AccountDataSettings = DataSettings &
  Partial<Omit<MailSettings, 'dataDir'> & Pick<Settings, 'auditDays' | 'publicUrl'>>;

const OF_OWNER = () => refuse('Only the owner of an account is asked for a password.');

/** Sends mails as the server does. */
const openPostman = ({ dataDir, smtpUrl, mailFrom = '' }: AccountDataSettings) =>
  createPostman(openMailer({ dataDir, smtpUrl, mailFrom, printMails: false }));

/** Mails in the process of the command line; what is told is sent once the postman is closed. */
export function openMail(db: Database, settings: AccountDataSettings) {
  const postman = openPostman(settings);
  const { byId } = accountRepository(db);
  const site = siteAddress(settings.publicUrl);
  return { postman, security: securityMail(byId, postman, createRateLimits(db), site) };
}

/** What changes everything of an account where no server does it: in the process of the command line. */
export async function openAccountData(
  db: Database,
  settings: AccountDataSettings,
): Promise<Omit<AccountDataParts, 'audit' | 'cwd'>> {
  const { dataDir, databaseUrl, s3, publicUrl } = settings;
  const store = await openStore({ dataDir, s3 });
  const postman = openPostman(settings);
  // Running servers on the same database hear of it, and end the account's streams and connections.
  const channel = databaseUrl === undefined ? localChannel() : postgresChannel(db, databaseUrl);
  const events = {
    accountChanged: (userId: string) => channel.send({ kind: 'account', userId }).catch(() => {}),
  };
  const connections = { disconnect: () => Promise.resolve() };
  return {
    db,
    store,
    deletion: deletionService({
      repository: deletionRepository(db),
      accounts: accountRepository(db),
      store,
      mail: deletionMail(postman, siteAddress(publicUrl)),
      events,
      credentials: { prove: OF_OWNER },
      factor: { proveIfOn: OF_OWNER },
      connections,
      disconnect: () => {},
    }),
    block: blockService({ access: accessRepository(db), events, connections }),
    mailed: () => postman.close(),
  };
}

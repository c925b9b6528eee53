import type { OpenDatabase } from '../database/open-database';
import { localChannel } from '../events/event-channel';
import { postgresChannel } from '../events/postgres-channel';
import { siteAddress } from '../http/site-address';
import { openMailer } from '../mail/open-mailer';
import { createPostman } from '../mail/postman';
import { accountRepository } from '../resources/account/account.repository';
import { securityMail } from '../resources/account/security-mail';
import { deletionMail } from '../resources/account-data/deletion-mail';
import { deletionRepository } from '../resources/account-data/deletion.repository';
import { deletionService } from '../resources/account-data/deletion.service';
import { auditRepository } from '../resources/audit/audit.repository';
import { auditService } from '../resources/audit/audit.service';
import { noticeRepository } from '../resources/site/notice.repository';
import { noticeService } from '../resources/site/notice.service';
import { siteRepository } from '../resources/site/site.repository';
import { createRateLimits } from '../security/rate-limits';
import { archiveExports } from '../services/account-data-services';
import { operatorServices } from '../services/operator-services';
import type { Settings } from '../settings';
import { openStore } from '../storage/open-store';
import type { CommandParts } from './command-parts';
import { refuse } from './output';

const OF_OWNER = () => refuse('Only the owner of an account is asked for a password.');

/** What commands work with where no server runs them: in the process of the command line. */
export async function openParts(
  database: OpenDatabase,
  settings: Settings,
  cwd: string,
): Promise<CommandParts & { readonly close: () => Promise<void> }> {
  const { db } = database;
  const { databaseUrl } = settings;
  const accounts = accountRepository(db);
  const limits = createRateLimits(db);
  const store = await openStore(settings);
  // What a command prints is its answer, which scripts read.
  const postman = createPostman(openMailer({ ...settings, printMails: false }));
  const site = siteAddress(settings.publicUrl);
  site.listensAt(`http://${settings.host}:${settings.port}`);
  // Running servers on the same database hear of it, and end the account's streams and connections.
  const channel = databaseUrl === undefined ? localChannel() : postgresChannel(db, databaseUrl);
  const events = {
    accountChanged: (userId: string) => channel.send({ kind: 'account', userId }).catch(() => {}),
  };
  const connections = { disconnect: () => Promise.resolve() };
  const deletion = deletionService({
    repository: deletionRepository(db),
    accounts,
    store,
    mail: deletionMail(postman, site),
    events,
    credentials: { prove: OF_OWNER },
    factor: { proveIfOn: OF_OWNER },
    connections,
    disconnect: () => {},
  });
  const audit = auditService(auditRepository(db), settings);
  const operator = operatorServices(
    database,
    { db, accounts, audit, events, postman, store, messages: siteRepository(db) },
    settings,
    {
      deletion,
      exports: archiveExports({ db, store, accounts, limits }),
      // Servers look for memberships that changed themselves.
      membership: { changed: () => {} },
      connections,
      notice: noticeService(noticeRepository(db), settings.notice),
    },
  );
  return {
    db,
    store,
    operator,
    now: operator.storedNow,
    deletion,
    security: securityMail(accounts.byId, postman, limits, site),
    cwd,
    /** Sends what is still to be mailed. */
    close: () => postman.close(),
  };
}

import type { ServerNow, ServerSettings } from '@chatdeck/sdk';
import type { OpenDatabase } from '../database/open-database';
import type { LiveEvents } from '../events/live-events';
import { serverWarnings, type ExposureSettings } from '../exposure';
import { inviteRepository } from '../resources/account/invite.repository';
import type { DeletionService } from '../resources/account-data/deletion.service';
import type { ExportService } from '../resources/account-data/export.service';
import { auditRepository } from '../resources/audit/audit.repository';
import { membershipRepository } from '../resources/member/membership.repository';
import type { MembershipService } from '../resources/member/membership.service';
import type { Connections } from '../resources/open-api/open-api.service';
import { accessRepository } from '../resources/operator/access.repository';
import { backupsService, backupWriter } from '../resources/operator/backups.service';
import { blockService } from '../resources/operator/block.service';
import { foundAccountsRepository } from '../resources/operator/found-accounts.repository';
import { operatorAccountsService } from '../resources/operator/operator-accounts.service';
import { operatorTrail } from '../resources/operator/operator-trail';
import { operatorService } from '../resources/operator/operator.service';
import { serverNow, storedNow } from '../resources/operator/server-now';
import { planRepository } from '../resources/order/plan.repository';
import type { NoticeService } from '../resources/site/notice.service';
import type { Settings } from '../settings';
import type { Parts } from '../watching/parts';
import type { Foundation } from './foundation';

/** The settings that the operator's page shows or follows. */
export type OperatorSettings = ExposureSettings &
  Pick<Settings, 'auditDays' | 'backupKeep' | 'dataDir' | 'inForce'>;

/** What these services need of a process; a command line without a server opens them for itself. */
type OperatorFoundation = Pick<
  Foundation,
  'accounts' | 'audit' | 'db' | 'messages' | 'postman' | 'store'
> & { readonly events: Pick<LiveEvents, 'accountChanged'> };

interface Shared {
  readonly deletion: Pick<DeletionService, 'close' | 'open'>;
  readonly exports: Pick<ExportService, 'link'>;
  readonly membership: Pick<MembershipService, 'changed'>;
  readonly connections: Connections;
  readonly notice: NoticeService;
}

/** What those do who run the server, on the operator's page and by the command line. */
export function operatorServices(
  database: OpenDatabase,
  foundation: OperatorFoundation,
  settings: OperatorSettings,
  { deletion, exports, membership, connections, notice }: Shared,
) {
  const { db, accounts, events, postman, messages, store } = foundation;
  const trail = operatorTrail(foundation.audit, accounts);
  const found = foundAccountsRepository(db);
  async function rightsChanged(userId: string): Promise<void> {
    membership.changed();
    await events.accountChanged(userId);
  }
  return {
    trail,
    rightsChanged,
    accounts: operatorAccountsService({
      accounts,
      found,
      memberships: membershipRepository(db),
      block: blockService({ access: accessRepository(db), events, connections }),
      deletion,
      exports,
      trail,
      rightsChanged,
    }),
    everybody: operatorService({
      plans: planRepository(db),
      invites: inviteRepository(db),
      feedback: messages,
      postman,
      notice,
      audit: auditRepository(db),
      auditDays: settings.auditDays,
      trail,
    }),
    storedNow: storedNow(db, found),
    backups: backupsService(settings, backupWriter(database, settings.dataDir, store), trail),

    /** The settings in force; a notice that was set here is in place of that of the environment. */
    settings: async (): Promise<ServerSettings> => {
      const { content, source } = await notice.current();
      const list = settings.inForce.map((setting) =>
        setting.name === 'NOTICE'
          ? { ...setting, value: content, isSet: content !== '', source }
          : setting,
      );
      return { list, warnings: serverWarnings(settings) };
    },
  };
}

export type OperatorServices = ReturnType<typeof operatorServices>;

/** What the operator's page shows and does. */
export interface OperatorPage extends OperatorServices {
  readonly now: () => Promise<ServerNow>;
}

/** The services of an operator, with what the server of this process does now. */
export function operatorPage(
  services: OperatorServices,
  { broker, events }: Pick<Foundation, 'broker' | 'events'>,
  parts: Parts,
): OperatorPage {
  return { ...services, now: serverNow({ parts, broker, events, stored: services.storedNow }) };
}

import type { ServerSettings } from '@chatdeck/sdk';
import type { OpenDatabase } from '../database/open-database';
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
import { serverNow } from '../resources/operator/server-now';
import { planRepository } from '../resources/order/plan.repository';
import type { NoticeService } from '../resources/site/notice.service';
import type { Settings } from '../settings';
import type { Parts } from '../watching/parts';
import type { Foundation } from './foundation';

/** The settings that the operator's page shows or follows. */
export type OperatorSettings = ExposureSettings &
  Pick<Settings, 'auditDays' | 'backupKeep' | 'dataDir' | 'inForce'>;

interface Shared {
  readonly deletion: DeletionService;
  readonly exports: ExportService;
  readonly membership: Pick<MembershipService, 'changed'>;
  readonly connections: Connections;
  readonly notice: NoticeService;
  readonly parts: Parts;
}

/** What those do who run the server. */
export function operatorServices(
  database: OpenDatabase,
  foundation: Foundation,
  settings: OperatorSettings,
  { deletion, exports, membership, connections, notice, parts }: Shared,
) {
  const { db, accounts, events, broker, postman, messages, store } = foundation;
  const trail = operatorTrail(foundation.audit, accounts);
  const found = foundAccountsRepository(db);
  return {
    accounts: operatorAccountsService({
      accounts,
      found,
      memberships: membershipRepository(db),
      block: blockService({ access: accessRepository(db), events, connections }),
      deletion,
      exports,
      trail,
      async rightsChanged(userId) {
        membership.changed();
        await events.accountChanged(userId);
      },
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
    now: serverNow({ db, parts, broker, events, found }),
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

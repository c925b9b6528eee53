import { join } from 'node:path';
import type { SecretOf } from '../broker/authorize';
import type { Broker } from '../broker/broker';
import { connectCluster, type Heartbeats } from '../broker/cluster';
import { type BrokerSettings, startBroker } from '../broker/embedded-broker';
import type { OpenDatabase } from '../database/open-database';
import { localChannel } from '../events/event-channel';
import { createLiveEvents } from '../events/live-events';
import { postgresChannel } from '../events/postgres-channel';
import { siteAddress } from '../http/site-address';
import { openMailer, type MailSettings } from '../mail/open-mailer';
import { createPostman } from '../mail/postman';
import { accountRepository } from '../resources/account/account.repository';
import { auditRepository } from '../resources/audit/audit.repository';
import { auditService } from '../resources/audit/audit.service';
import { openApiRepository } from '../resources/open-api/open-api.repository';
import { heartbeats } from '../resources/robot/heartbeats';
import { reloadRepository } from '../resources/robot/reload.repository';
import { reloadService } from '../resources/robot/reload.service';
import { siteRepository } from '../resources/site/site.repository';
import { createRateLimits } from '../security/rate-limits';
import type { Settings } from '../settings';
import { originForRobot, type OriginOf } from '../storage/file-address';
import { openStore } from '../storage/open-store';
import { openScratch } from '../storage/scratch';
import { createMetrics } from '../watching/metrics';

/** The settings that the services need. */
export type ServiceSettings = Pick<
  Settings,
  | 'auditDays'
  | 'backupEveryMs'
  | 'backupKeep'
  | 'databaseUrl'
  | 'dataDir'
  | 'feedbackGroup'
  | 'host'
  | 'inForce'
  | 'logPrivate'
  | 'mqttHost'
  | 'mqttPort'
  | 'mqttPublicUrl'
  | 'mqttTls'
  | 'mqttUrl'
  | 'notice'
  | 'offlineAlertMs'
  | 'operatorMail'
  | 'openApiUnsigned'
  | 'openSkewMs'
  | 'privateServices'
  | 'publicUrl'
  | 'quota'
  | 's3'
  | 'sandbox'
  | 'sendGapMs'
  | 'signUp'
  | 'signUpsPerHour'
  | 'tianapiUrl'
  | 'trustProxy'
> &
  MailSettings;

/** The broker of the settings: a cluster, otherwise one in this process. */
const openBroker = (
  settings: BrokerSettings & { readonly mqttUrl: URL | undefined },
  secretOf: SecretOf,
  heartbeats: Heartbeats,
  originOf: OriginOf,
): Promise<Broker> =>
  settings.mqttUrl === undefined
    ? startBroker(settings, secretOf, originOf)
    : connectCluster(settings.mqttUrl, heartbeats, originOf);

/** What several parts of the server depend on; starts the broker and creates the folders. */
export async function layFoundation(
  { db, isOurs, remember, url, use }: OpenDatabase,
  settings: ServiceSettings,
) {
  const keys = openApiRepository(db, remember);
  const store = await openStore(settings);
  const site = siteAddress(settings.publicUrl);
  const originOf = originForRobot(settings.publicUrl, site.origin);
  const scratch = await openScratch(join(settings.dataDir, 'uploads'));
  const reloads = reloadService(
    reloadRepository(db),
    await openBroker(settings, keys.secretOf, heartbeats(db), originOf),
  );
  const { broker } = reloads;
  const channel = url === undefined ? localChannel() : postgresChannel(db, url);
  return {
    db,
    use,
    metrics: createMetrics(),
    audit: auditService(auditRepository(db), settings),
    isOurs,
    remember,
    settings,
    keys,
    store,
    scratch,
    broker,
    reloads,
    events: await createLiveEvents(channel),
    accounts: accountRepository(db, remember),
    messages: siteRepository(db),
    site,
    limits: createRateLimits(db),
    postman: createPostman(openMailer(settings)),
  };
}

export type Foundation = Awaited<ReturnType<typeof layFoundation>>;

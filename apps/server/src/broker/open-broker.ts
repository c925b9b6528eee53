import type { Database } from '../database/database';
import type { SecretOf } from './authorize';
import type { Broker } from './broker';
import { connectCluster } from './cluster';
import { startBroker, type BrokerSettings } from './embedded-broker';
import { heartbeats } from './heartbeats';

/** What the settings name: a cluster, else the broker of this process. */
export const openBroker = (
  settings: BrokerSettings & { readonly mqttUrl: URL | undefined },
  secretOf: SecretOf,
  db: Database,
): Promise<Broker> =>
  settings.mqttUrl === undefined
    ? startBroker(settings, secretOf)
    : connectCluster(settings.mqttUrl, heartbeats(db));

import type { SecretOf } from './authorize';
import type { Broker } from './broker';
import { connectCluster, type Heartbeats } from './cluster';
import { startBroker, type BrokerSettings } from './embedded-broker';

/** What the settings name: a cluster, else the broker of this process. */
export const openBroker = (
  settings: BrokerSettings & { readonly mqttUrl: URL | undefined },
  secretOf: SecretOf,
  heartbeats: Heartbeats,
): Promise<Broker> =>
  settings.mqttUrl === undefined
    ? startBroker(settings, secretOf)
    : connectCluster(settings.mqttUrl, heartbeats);

import type { MqttClient } from 'mqtt';
import { logFailure } from '../log';
import { randomHex } from '../security/secrets';
import { StartRefused } from '../start-refused';
import { every } from '../ticker';
import { topicOf } from './access';
import type { Broker } from './broker';
import type { OriginOf } from '../storage/file-address';
import { messageText } from './messages';

/** Timeout of a connection attempt and of a publish. */
const TIMEOUT_MS = 5_000;
/** Delay before reconnecting after the connection to the cluster was lost. */
const RECONNECT_MS = 1_000;
/** How long the robots have to reconnect to a cluster that was lost; before that, messages would reach nobody. */
const RETURN_MS = 5_000;
/** How often to check which robots have gone silent. */
const POLL_MS = 15_000;
/** The return codes of a broker that refuses us: wrong user or password, not authorized. */
const REFUSED = [4, 5, 134, 135];

/** What robots report about themselves, for brokers that do not report connections. */
export interface Heartbeats {
  readonly isAlive: (userId: string) => Promise<boolean>;
  /** The robots whose heartbeats stopped within this period. */
  readonly fellSilent: (withinMs: number) => Promise<string[]>;
}

export interface ClusterTimes {
  readonly reconnectMs: number;
  readonly pollMs: number;
  readonly returnMs: number;
}

/** Publishes to an MQTT cluster that robots connect to; reconnects by itself. */
export async function connectCluster(
  url: URL,
  robots: Heartbeats,
  originOf: OriginOf,
  { reconnectMs, pollMs, returnMs }: ClusterTimes = {
    reconnectMs: RECONNECT_MS,
    pollMs: POLL_MS,
    returnMs: RETURN_MS,
  },
): Promise<Broker> {
  const { default: mqtt } = await import('mqtt');
  const listeners = new Set<(userId: string) => void>();
  let client: MqttClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let reachableAt = 0;

  async function connect(): Promise<void> {
    const opened = await mqtt.connectAsync(
      url.href,
      {
        clientId: `chatdeck_${randomHex(8)}`,
        connectTimeout: TIMEOUT_MS,
        // Each connection is a new client: a reconnecting one would resend messages that may already have been
        // delivered.
        reconnectPeriod: 0,
        queueQoSZero: false,
      },
      false,
    );
    opened.on('error', () => {});
    opened.once('close', () => {
      // Rejects pending publishes.
      opened.end(true);
      client = undefined;
      if (isClosed) return;
      logFailure('The MQTT cluster is lost', 'It is tried again every second');
      reconnectLater();
    });
    client = opened;
  }

  function reconnectLater(): void {
    reachableAt = Number.POSITIVE_INFINITY;
    timer = setTimeout(() => {
      connect().then(() => {
        reachableAt = Date.now() + returnMs;
      }, reconnectLater);
    }, reconnectMs);
  }

  const stopLooking = every(pollMs, () =>
    // If the database is unavailable, the next poll tries again.
    robots.fellSilent(pollMs).then(
      (silent) => silent.forEach((userId) => listeners.forEach((listener) => listener(userId))),
      () => {},
    ),
  );

  const close = async () => {
    isClosed = true;
    clearTimeout(timer);
    void stopLooking();
    await client?.endAsync();
  };

  try {
    await connect();
  } catch (error) {
    if (isRefusal(error)) {
      await close();
      throw new StartRefused('The broker of MQTT_URL refuses its user and password.');
    }
    logFailure('The MQTT cluster cannot be reached; it is tried again every second', error);
    reconnectLater();
  }

  return {
    port: undefined,
    isTls: false,
    isListening: async (userId) => client !== undefined && (await robots.isAlive(userId)),
    isDoubled: () => false,
    isReachable: () => Date.now() >= reachableAt,
    onPresence: (listener) => void listeners.add(listener),
    onReturn: () => {},
    acceptStream: undefined,
    disconnect: () => {},
    state: () => ({ isUp: client !== undefined, connections: undefined, robots: undefined }),
    close,

    async publish(userId, name, message) {
      const payload = messageText(userId, name, message, originOf);
      if (client === undefined) throw new Error('The MQTT cluster cannot be reached');
      // The broker confirms receipt; the robot subscribes without confirmation (QoS 0).
      await within(client.publishAsync(topicOf(userId, name), payload, { qos: 1 }));
    },
  };
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && REFUSED.some((code) => code === error.code);

async function within(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The MQTT cluster did not answer')), TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import { createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { Aedes } from 'aedes';
import { listenFailure } from '../start-refused';
import { topicOf } from './access';
import { brokerRules, type SecretOf } from './authorize';
import type { Broker } from './broker';
import { createConnections } from './connections';
import type { OriginOf } from '../storage/file-address';
import { messageText } from './messages';
import { createTlsServer, type TlsFiles } from './tls-files';

/** A robot never sends nearly this much; more is an attack on our memory. */
const SOCKET_LIMIT_BYTES = 256 * 1024;

export interface BrokerSettings {
  readonly mqttHost: string;
  readonly mqttPort: number;
  /** The certificate and the key with which the port speaks TLS; without them it is not encrypted. */
  readonly mqttTls: TlsFiles | undefined;
}

/** How long a robot may read nothing before it is disconnected. A hundred messages to such robots hold up all others. */
export const STALLED_MS = 10_000;

/** Starts the MQTT broker that robots connect to. */
export async function startBroker(
  settings: BrokerSettings,
  secretOf: SecretOf,
  originOf: OriginOf,
  stalledMs = STALLED_MS,
): Promise<Broker> {
  const presenceListeners = new Set<(userId: string) => void>();
  const returnListeners = new Set<(userId: string) => void>();
  const connections = createConnections({
    onPresence: (userId) => presenceListeners.forEach((listener) => listener(userId)),
    onReturn: (userId) => returnListeners.forEach((listener) => listener(userId)),
  });
  const broker = await Aedes.createBroker({
    ...brokerRules(connections, secretOf),
    drainTimeout: stalledMs,
  });
  broker.on('subscribe', (granted, client) => {
    if (client)
      connections.subscribed(
        client,
        granted.map(({ topic }) => topic),
      );
  });
  broker.on('unsubscribe', (topics, client) => {
    if (client) connections.unsubscribed(client, topics);
  });

  const streams = new Set<Duplex>();
  function acceptStream(stream: Duplex): void {
    let bytesRead = 0;
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    stream.on('error', () => stream.destroy());
    stream.on('data', (chunk: Buffer) => {
      bytesRead += chunk.length;
      if (bytesRead > SOCKET_LIMIT_BYTES) stream.destroy();
    });
    broker.handle(stream);
  }
  const server =
    settings.mqttTls === undefined
      ? createServer(acceptStream)
      : createTlsServer(settings.mqttTls, acceptStream);
  const port = await listen(server, settings);

  return {
    port,
    isTls: settings.mqttTls !== undefined,
    isListening: connections.isListening,
    isDoubled: connections.isDoubled,
    isReachable: () => true,
    onPresence: (listener) => void presenceListeners.add(listener),
    onReturn: (listener) => void returnListeners.add(listener),
    disconnect: connections.disconnect,
    acceptStream,
    state: () => ({
      isUp: server.listening,
      connections: streams.size,
      robots: connections.robotsListening(),
    }),

    publish(userId, name, message) {
      const payload = messageText(userId, name, message, originOf);
      const topic = topicOf(userId, name);
      return new Promise((resolve, reject) =>
        broker.publish(
          { cmd: 'publish', topic, payload, qos: 0, dup: false, retain: false },
          (error) => (error ? reject(error) : resolve()),
        ),
      );
    },

    close: () =>
      new Promise<void>((resolve) => {
        broker.close(() => {
          server.close(() => resolve());
          streams.forEach((stream) => stream.destroy());
        });
      }),
  };
}

function listen(
  server: ReturnType<typeof createServer>,
  { mqttHost, mqttPort }: BrokerSettings,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(error, 'MQTT_PORT', mqttHost, mqttPort)));
    server.listen(mqttPort, mqttHost, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : mqttPort);
    });
  });
}

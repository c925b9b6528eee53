import { createServer, type Socket } from 'node:net';
import { Aedes } from 'aedes';
import { listenFailure } from '../start-refused';
import { topicOf } from './access';
import { brokerRules, type SecretOf } from './authorize';
import type { Broker } from './broker';
import { createConnections } from './connections';
import { messageSchemas } from './messages';

/** What a robot sends in all its life stays far below; more is an attack on our memory. */
const SOCKET_LIMIT_BYTES = 256 * 1024;

export interface BrokerSettings {
  readonly mqttHost: string;
  readonly mqttPort: number;
}

/** Starts the MQTT broker that robots listen to. */
export async function startBroker(settings: BrokerSettings, secretOf: SecretOf): Promise<Broker> {
  const presenceListeners = new Set<(userId: string) => void>();
  const connections = createConnections((userId) =>
    presenceListeners.forEach((listener) => listener(userId)),
  );
  const broker = await Aedes.createBroker(brokerRules(connections, secretOf));
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

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', () => {
      if (socket.bytesRead > SOCKET_LIMIT_BYTES) socket.destroy();
    });
    broker.handle(socket);
  });
  const port = await listen(server, settings);

  return {
    port,
    isListening: connections.isListening,
    onPresence: (listener) => void presenceListeners.add(listener),
    disconnect: connections.disconnect,

    publish(userId, name, message) {
      const payload = JSON.stringify(messageSchemas[name].parse(message));
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
          sockets.forEach((socket) => socket.destroy());
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

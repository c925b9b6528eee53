import mqtt from 'mqtt';
import { robotRequest, signedInput } from '../request';
import type { BrokerAccess } from '../../testing/test-robot';

/** How long a robot waits for messages that are due. */
const TIMEOUT_MS = 120_000;

interface Keys {
  readonly apiKey: string;
  readonly apiSecret: string;
}

interface Received {
  readonly wxid: string;
  /** Milliseconds on the clock of this process. */
  readonly at: number;
}

/** The account of this robot has its id in the topic; the rest is as the server reports it. */
export async function startStub(server: { readonly address: string }, keys: Keys) {
  const { url } = robotRequest('GET /ws/mqtt/config', signedInput(keys, {}));
  const answer = await fetch(server.address + url);
  const { data } = (await answer.json()) as { readonly data: BrokerAccess };
  const { host, port, username, password, clientId } = data;
  const received: Received[] = [];
  const listeners = new Set<() => void>();
  // Like the plugin it reconnects by itself, only sooner.
  const client = mqtt.connect(`${host}:${port}`, {
    username,
    password,
    clientId: `${clientId}7`,
    protocolVersion: 4,
    reconnectPeriod: 100,
  });
  client.on('error', () => {});
  client.on('connect', () => client.subscribe(`aibotk/${username}/+`));
  client.on('message', (topic, payload) => {
    if (!topic.endsWith('/multisay')) return;
    const { groups } = JSON.parse(payload.toString()) as { groups: { wxid: string }[] };
    for (const { wxid } of groups) received.push({ wxid, at: performance.now() });
    listeners.forEach((listener) => listener());
  });
  return {
    received,
    /** Resolves with the message that reaches this count; rejects when it does not come. */
    hears: (count: number) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          listeners.delete(look);
          const line = client.connected ? 'connected' : 'not connected';
          reject(new Error(`The robot is ${line} and heard ${received.length} of ${count}.`));
        }, TIMEOUT_MS);
        function look() {
          if (received.length < count) return;
          clearTimeout(timer);
          listeners.delete(look);
          resolve();
        }
        listeners.add(look);
        look();
      }),
    close: () => client.endAsync(true),
  };
}

/** How many messages went to somebody who already had one. */
export const duplicatesIn = (received: readonly Pick<Received, 'wxid'>[]): number =>
  received.length - new Set(received.map(({ wxid }) => wxid)).size;

import type { FastifyInstance } from 'fastify';
import mqtt from 'mqtt';
import { sign } from '../robot-api/signature';
import type { Answer } from './answer';

interface Keys {
  readonly userId: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

let calls = 0;

/** Calls and subscribes as the robot plugin does; its keys are requested when first needed. */
export function robotOf(server: { readonly app: FastifyInstance }, keys: () => Promise<Keys>) {
  /** The parameters of a call with their signature. */
  async function signed(parameters: object, at = Date.now()): Promise<Record<string, unknown>> {
    const { apiKey, apiSecret } = await keys();
    // The plugin draws three random digits; counting distinguishes two calls within one millisecond.
    const nonce = String(++calls % 1000).padStart(3, '0');
    const query = { apiKey, timestamp: at, nonce, ...parameters };
    return { ...query, sign: sign(apiSecret, query) };
  }

  async function send<Data = unknown>(
    method: 'GET' | 'POST',
    path: string,
    parameters: Record<string, unknown>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const sent = Object.entries(parameters).filter(([, value]) => value !== undefined);
    const query = new URLSearchParams(sent.map(([key, value]) => [key, String(value)]));
    const response = await server.app.inject({
      method,
      headers,
      url: `/open/v1/api${path}${method === 'GET' ? `?${query}` : ''}`,
      ...(method === 'POST' && { payload: Object.fromEntries(sent) }),
    });
    return { status: response.statusCode, ...response.json<Answer<Data>>() };
  }

  const get = async <Data = unknown>(
    path: string,
    parameters: object = {},
    headers?: Readonly<Record<string, string>>,
  ) => send<Data>('GET', path, await signed(parameters), headers);

  return {
    keys,
    signed,
    send,
    get,
    post: async (path: string, parameters: object = {}) =>
      send('POST', path, await signed(parameters)),

    /** Connects to the broker and subscribes; resolves once the broker has confirmed. */
    async listen(topic?: string) {
      const { data } = await get<BrokerAccess>('/ws/mqtt/config');
      const client = await connect(data);
      const received: { topic: string; message: unknown }[] = [];
      client.on('message', (from, payload) =>
        received.push({ topic: from, message: JSON.parse(payload.toString()) as unknown }),
      );
      const [granted] = await client.subscribeAsync(topic ?? `aibotk/${(await keys()).userId}/+`);
      return {
        client,
        received,
        granted: granted?.qos,
        /** The next message that arrives. */
        next: async () => {
          if (received.length === 0)
            await new Promise((resolve) => client.once('message', resolve));
          return received.shift();
        },
        close: () => client.endAsync(true),
      };
    },
  };
}

export interface BrokerAccess {
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  readonly clientId: string;
}

/** Opens an MQTT connection; rejects when the broker refuses it. */
export const connect = ({ host, port, username, password, clientId }: BrokerAccess) =>
  mqtt.connectAsync(
    `${host}:${port}`,
    {
      username,
      password,
      clientId: `${clientId}${++calls}`,
      protocolVersion: 4,
      reconnectPeriod: 0,
    },
    false,
  );

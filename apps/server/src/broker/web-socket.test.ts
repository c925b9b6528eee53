import { connect as connectSocket } from 'node:net';
import { expect, it } from 'vitest';
import { connect, type BrokerAccess } from '../testing/test-robot';
import { signUp, useServer } from '../testing/test-server';
import { robotAddress } from './robot-address';

const server = useServer();
const UPDATE = { target: 'system', event: 'updateConfig' } as const;

/** The address that a robot gets when only one port is open. */
const throughTheWeb = async ({ robot }: Awaited<ReturnType<typeof signUp>>) => {
  const url = new URL(server.url);
  const { data } = await robot.get<BrokerAccess>('/ws/mqtt/config');
  const at = robotAddress(new URL(`ws://${url.host}/mqtt`), {
    hostname: '',
    port: undefined,
    isTls: false,
  });
  return { ...data, host: at.host, port: at.port as number };
};

it('A robot hears over the web port what it hears over the port of the broker', async () => {
  const account = await signUp(server);
  const { userId } = account;
  const client = await connect(await throughTheWeb(account));
  const received = new Promise<string>((resolve) =>
    client.on('message', (topic, payload) => resolve(`${topic} ${payload.toString()}`)),
  );
  await client.subscribeAsync(`aibotk/${userId}/+`);
  expect(server.services.broker.isListening(userId)).toBe(true);
  await server.services.broker.publish(userId, 'event', UPDATE);
  expect(await received).toBe(`aibotk/${userId}/event ${JSON.stringify(UPDATE)}`);
  await client.endAsync(true);
  await expect.poll(() => server.services.broker.isListening(userId)).toBe(false);
});

it('The web port admits nobody that the broker refuses', async () => {
  const access = await throughTheWeb(await signUp(server));
  await expect(connect({ ...access, password: 'guess' })).rejects.toThrow(/not authorized/i);
  const other = await signUp(server);
  await expect(connect({ ...access, username: other.userId })).rejects.toThrow(/not authorized/i);
});

it('An upgrade to anything else is refused', async () => {
  const socket = connectSocket(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    'GET /v1/api/login HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n',
  );
  socket.write('Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
  expect((await socket.toArray()).join('')).toMatch(/^HTTP\/1.1 404 /);
});

it('A server that ends does not wait for the robots on its web port', async () => {
  const account = await signUp(server);
  const client = await connect(await throughTheWeb(account));
  const gone = new Promise<void>((resolve) => client.once('close', () => resolve()));
  await client.subscribeAsync(`aibotk/${account.userId}/+`);
  await server.app.close();
  await gone;
});

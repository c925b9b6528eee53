import { createServer, type IncomingMessage } from 'node:http';
import { unwrap } from '@chatdeck/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpMember, startBackend, useServer } from '../../testing/test-server';
import { headersOf, timeoutOf } from './hand-over';
import { recordedRobot, servedRecordOf } from './log.fixtures';

const server = useServer({}, () => startBackend({ privateServices: true }));
const guarded = useServer();

const received: { headers: IncomingMessage['headers']; body: unknown }[] = [];
const own = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(parts).toString());
    received.push({ headers: request.headers, body });
    response.end('{}');
  });
});
let customUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const address = own.address();
  customUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/messages`;
});
afterAll(() => own.close());

const record = () => ({
  open: true,
  customUrl,
  timeout: 30,
  header: [
    { key: 'x-key', value: 'mine' },
    { key: 'Content-Type', value: 'text/plain' },
  ],
  moreData: [{ key: 'shop', value: '7' }],
  debug: false,
  ossConfig: null,
});

async function memberWith(
  own_: ReturnType<typeof record>,
  backend = server,
  routes = ['conversationRecord'],
) {
  const account = await signUpMember(backend, '小王', routes);
  const config = JSON.stringify({ conversationRecord: own_, note: 'mine', preventLength: 7 });
  unwrap(await account.client.robot.config.save({ config, baseVersion: 0 }));
  return account;
}

it("is what the account's own address still gets, with its headers, as the robot sent it", async () => {
  const account = await memberWith(record());
  const say = await recordedRobot(server, account);
  await say({ content: '你好', shop: '7' });
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({
    headers: { 'x-key': 'mine', 'content-type': 'application/json' },
    body: { robotInfo: { name: '小禾' }, message: { content: '你好', shop: '7' } },
  });
  expect(unwrap(await account.client.log.settings())).toMatchObject({ customUrl, count: 1 });
});

it('leaves the rest of the served config as it is, and the stored one alone', async () => {
  const account = await memberWith(record());
  const before = (await account.robot.get<{ config: string }>('/wechat/config')).data.config;
  await recordedRobot(server, account);
  const { config } = (await account.robot.get<{ config: string }>('/wechat/config')).data;
  const { conversationRecord: mine, ...rest } = JSON.parse(before) as Record<string, unknown>;
  const { conversationRecord: ours, ...others } = JSON.parse(config) as Record<string, unknown>;
  expect(others).toEqual(rest);
  expect(mine).toEqual(record());
  const { customUrl: address } = (await servedRecordOf(account)) ?? { customUrl: '' };
  expect(ours).toEqual({ ...record(), header: [], customUrl: address });
  expect(new URL(address).pathname).toMatch(/^\/open\/v1\/api\/log\/[\w-]+\.[\w-]+$/);
  const stored = unwrap(await account.client.robot.config.load()).config;
  expect(JSON.parse(stored ?? '')).toMatchObject({ conversationRecord: record() });
});

it('does not happen for an address that is off, withheld, or in a private network', async () => {
  const count = received.length;
  const accounts = [
    { backend: server, account: await memberWith({ ...record(), open: false }) },
    { backend: server, account: await memberWith(record(), server, []) },
    { backend: guarded, account: await memberWith(record(), guarded) },
  ];
  for (const { backend, account } of accounts) {
    const say = await recordedRobot(backend, account);
    expect(await say({ content: '你好' })).toMatchObject({ code: 200 });
    expect(unwrap(await account.client.log.settings()).count).toBe(1);
  }
  // Another account's message arrives, and none of these did before it.
  const last = await recordedRobot(server, await memberWith(record()));
  await last({ content: '最后' });
  await expect.poll(() => received.length).toBeGreaterThan(count);
  expect(received.slice(count)).toMatchObject([{ body: { message: { content: '最后' } } }]);
});

it('takes the headers that can be sent, and the time that a robot would take', () => {
  expect(
    headersOf([
      { key: 'Authorization', value: 'Bearer x' },
      { key: 'host', value: 'example.com' },
      { key: 'bad name', value: 'x' },
      { key: 'x-a', value: 'a\r\nb' },
      { key: 'x-b', value: '' },
      'x',
    ]),
  ).toEqual({ Authorization: 'Bearer x' });
  expect(headersOf(null)).toEqual({});
  expect([timeoutOf(30), timeoutOf(180), timeoutOf(null), timeoutOf(-1)]).toEqual([
    30_000, 60_000, 60_000, 60_000,
  ]);
});

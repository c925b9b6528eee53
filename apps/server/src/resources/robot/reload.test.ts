import { unwrap } from '@chatdeck/sdk';
import { contract } from '@chatdeck/sdk/contract';
import { LOGIN_STATUS, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signUpMember, useServer } from '../../testing/test-server';
import { membershipRepository } from '../member/membership.repository';

const server = useServer();
const targets = [{ id: 'room', name: '读书会' }];
const DAILY = '0 0 8 * * *';
const FEED = { type: 'room', targets, rssUrl: 'https://a.cn/rss', updateTime: DAILY } as const;
const TASK: BatchTaskInput = {
  type: 'room',
  targets,
  cron: DAILY,
  taskType: 'custom',
  taskInfo: { contents: [{ type: 1, content: '早' }] },
};
const DIALOGUE = {
  type: 'room',
  targets,
  robotType: ROBOT_TYPE.chatGpt,
  botConfig: { token: 'sk-1', model: 'gpt-4o' },
} as const;
const UPDATE = { target: 'system', event: 'updateConfig' };

type Account = Awaited<ReturnType<typeof signUpMember>>;

/** Everything that a robot receives when it reconnects. */
async function receivedOnReturn({ robot, userId }: Account) {
  const listener = await robot.listen();
  // Also waits for the reconnect that the broker noticed first; messages that both sent count once.
  await server.services.reloads.returned(userId);
  await server.services.broker.publish(userId, 'history', { event: 'clear' });
  const received = new Map<string, { topic: string; message: unknown }>();
  for (let next = await listener.next(); next; next = await listener.next()) {
    if (next.topic.endsWith('/history')) break;
    received.set(JSON.stringify(next), { ...next, topic: next.topic.split('/').at(-1) ?? '' });
  }
  await listener.close();
  return [...received.values()];
}

/** The plugin after a notification: it loads its config and with it every list. */
async function loadAll({ robot }: Account) {
  for (const path of ['/wechat/config', '/gpt/config', '/rss/config', '/user/task', '/task']) {
    await robot.get(path);
  }
}

const lineIsDown = ({ userId }: Account) =>
  expect.poll(() => server.services.broker.isListening(userId)).toBe(false);

async function saveConfig({ client }: Account) {
  const { version } = unwrap(await client.robot.config.load());
  unwrap(await client.robot.config.save({ config: '{}', baseVersion: version }));
}

const SAVES: readonly [string, (account: Account) => Promise<unknown>, object][] = [
  ['the config', saveConfig, { topic: 'event', message: UPDATE }],
  [
    'a feed',
    async ({ client }) => unwrap(await client.rss.add(FEED)),
    { topic: 'rssconfig', message: {} },
  ],
  [
    'a batch task',
    async ({ client }) => unwrap(await client.batchTask.add(TASK)),
    { topic: 'tasks', message: {} },
  ],
  [
    'a dialogue',
    async ({ client }) => unwrap(await client.dialogue.add(DIALOGUE)),
    { topic: 'gptconfig', message: { event: 'update' } },
  ],
  [
    'a reminder',
    async ({ userId }) =>
      server.services.reminder.add(
        userId,
        '我',
        z.parse(contract.reminder.add.request, {
          isLoop: true,
          subscribe: '林',
          time: DAILY,
          content: '喝水',
        }),
      ),
    { topic: 'event', message: UPDATE },
  ],
  [
    'the custom centre',
    ({ userId }) => server.services.custom.save(userId, {}),
    { topic: 'event', message: UPDATE },
  ],
];

describe('A robot whose line was down', () => {
  it.each(SAVES)('is notified of %s that was saved meanwhile', async (_, save, notified) => {
    const account = await signUpMember(server);
    expect(await receivedOnReturn(account)).toEqual([]);
    await save(account);
    expect(await receivedOnReturn(account)).toMatchObject([notified]);
  });

  it('is notified again at each reconnect until it has loaded it, and then no more', async () => {
    const account = await signUpMember(server);
    await saveConfig(account);
    expect(await receivedOnReturn(account)).toHaveLength(1);
    await lineIsDown(account);
    // Loaded because somebody requested it in a chat while the robot was disconnected: it has not acted on it.
    await loadAll(account);
    expect(await receivedOnReturn(account)).toHaveLength(1);
    const line = await account.robot.listen();
    await loadAll(account);
    await line.close();
    await lineIsDown(account);
    expect(await receivedOnReturn(account)).toEqual([]);
  });

  it('is notified although its old connection is not yet known to be dead', async () => {
    const account = await signUpMember(server);
    const deaf = await account.robot.listen();
    await saveConfig(account);
    expect(await receivedOnReturn(account)).toMatchObject([{ message: UPDATE }]);
    await deaf.close();
  });

  it('gets no stale notification after a restart, when it loads everything anyway', async () => {
    const account = await signUpMember(server);
    await saveConfig(account);
    await account.robot.get('/wechat/qrcode', { qrUrl: '', qrStatus: LOGIN_STATUS.loggedIn });
    expect(await receivedOnReturn(account)).toEqual([]);
    await saveConfig(account);
    expect(await receivedOnReturn(account)).toHaveLength(1);
  });

  it('is notified that its membership started or ended, and of the feeds, however long it was offline', async () => {
    const account = await signUpMember(server);
    await membershipRepository(server.db).revoke(account.userId);
    await server.services.membership.announce();
    expect(await receivedOnReturn(account)).toMatchObject([
      { topic: 'event', message: UPDATE },
      { topic: 'rssconfig', message: {} },
    ]);
  });
});

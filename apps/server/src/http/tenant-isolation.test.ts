import { unwrap, type BulkMessages } from '@chatdeck/sdk';
import { endpoints } from '@chatdeck/sdk/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { call, signUp, signUpMember, useServer, type TestAccount } from '../testing/test-server';

const server = useServer();
/** Stands in every text of the victim; no answer to anybody else may hold it. */
const CANARY = 'canary-5f2c';

const UPDATE = { target: 'system', event: 'updateConfig' } as const;

let victim: TestAccount;
let attacker: TestAccount;
let materialId: string;
/** The victim's row of each resource that has rows with ids. */
const rowIds = new Map<string, string>();

beforeAll(async () => {
  victim = await signUpMember(server, CANARY, ['gptChat']);
  attacker = await signUp(server);
  const { config, contact, group, robot } = server.services;
  await config.save(victim.userId, JSON.stringify({ note: CANARY }), 0);
  await contact.receive(victim.userId, CANARY, [{ wxid: 'w1', name: CANARY }]);
  await group.receive(victim.userId, CANARY, [{ wxid: 'w1', topic: CANARY }]);
  await robot.introduce(victim.userId, { robotId: CANARY, name: CANARY });
  const material = { type: 1, name: CANARY, tag: CANARY, content: CANARY } as const;
  materialId = unwrap(await victim.client.material.add(material)).id;
  const role = unwrap(await victim.client.prompts.add({ name: CANARY, content: CANARY }));
  rowIds.set('prompt', String(role.id));
  const reminder = unwrap(
    await victim.client.reminders.add({
      isLoop: true,
      subscribe: CANARY,
      time: '0 0 8 * * *',
      content: CANARY,
    }),
  );
  rowIds.set('reminder', reminder.id);
  const targets = [{ id: 'w1', name: CANARY }];
  const { dialogues, rss, batchTasks } = victim.client;
  const botConfig = { token: CANARY, model: CANARY };
  const rssUrl = `https://${CANARY}.cn`;
  const taskInfo = { sortId: 5, endWord: CANARY };
  const dialogue = await dialogues.add({ type: 'room', targets, robotType: 6, botConfig });
  const feed = await rss.add({ type: 'room', targets, rssUrl, updateTime: '0 0 * * * *' });
  const cron = '0 0 8 * * *';
  const task = await batchTasks.add({ type: 'room', targets, cron, taskType: 'news', taskInfo });
  rowIds.set('dialogue', unwrap(dialogue).id);
  rowIds.set('rss', unwrap(feed).id);
  rowIds.set('batchTask', unwrap(task).id);
  const listener = await victim.robot.listen();
  const groups = [{ wxid: 'w1' }];
  const messages = [{ type: 1, content: CANARY }] satisfies BulkMessages['messages'];
  const job = unwrap(await victim.client.send.toMany({ target: 'Contact', groups, messages }));
  rowIds.set('send', job.id);
  await listener.next();
  await vi.waitFor(
    async () => expect(unwrap(await victim.client.send.jobs.list()).list[0]?.state).toBe('ended'),
    { timeout: 10_000 },
  );
  await listener.close();
  const channels = [{ sortId: CANARY, name: CANARY, items: [{ type: 1, content: CANARY }] }];
  unwrap(await victim.client.custom.save({ channels }));
});

/** A body that passes the rules of a call, so that it is refused for nothing but its owner. */
function bodyOf(endpointId: string): object {
  const item = { type: 'room', targets: [{ id: 'x', name: 'taken over' }] };
  switch (endpointId.split('.')[0] ?? '') {
    case 'dialogue':
      return { ...item, robotType: 6, botConfig: { token: 'taken over', model: 'x' } };
    case 'rss':
      return { ...item, rssUrl: 'https://taken.over', updateTime: '0 0 * * * *' };
    case 'batchTask':
      return { ...item, cron: '0 0 8 * * *', taskType: 'news', taskInfo: { sortId: 5 } };
    case 'custom':
      return { config: { channels: [] } };
    default:
      return { name: 'taken over' };
  }
}

const snapshot = async () =>
  JSON.stringify(
    await Promise.all([
      victim.client.account.info(),
      victim.client.openApi.credentials(),
      victim.client.robot.config.load(),
      victim.client.robot.config.history(),
      victim.client.robot.status(),
      victim.client.contact.all(),
      victim.client.group.all(),
      victim.client.material.list(),
      victim.client.prompts.list(),
      victim.client.site.messages(),
      victim.client.reminders.list(),
      victim.client.custom.load(),
      victim.client.dialogues.list(),
      victim.client.rss.list(),
      victim.client.batchTasks.list(),
      victim.client.send.jobs.list(),
    ]),
  );

describe('One account', () => {
  it.each(
    endpoints
      // Streams have no end to wait for, and signed calls need a signature; their own tests look at them.
      .filter(({ access }) => access !== 'public' && access !== 'signed')
      .filter((endpoint) => !('stream' in endpoint))
      .map((endpoint) => [endpoint.id, endpoint]),
  )('neither reads nor changes another through %s', async (endpointId, { method, path }) => {
    const listener = await victim.robot.listen();
    const before = await snapshot();
    // With every right that an account can have, so that only the owner stands between.
    const other = await signUpMember(server, '小王', ['gptChat']);
    const id = rowIds.get(endpointId.split('.')[0] ?? '') ?? materialId;
    const input = {
      id,
      userId: victim.userId,
      robotId: CANARY,
      token: victim.token,
      wxid: 'w1',
      name: '',
      type: 1,
      content: 'taken over',
      config: '{}',
      baseVersion: 1,
      version: '1',
      verifyCode: '1234',
      word: '',
      target: 'logout',
      message: { type: 1, content: 'taken over' },
    };
    const url = `/v1${path.replace('{id}', id)}`;
    const isRead = method === 'GET' || method === 'DELETE';
    const query = new URLSearchParams({ ...input, type: '1', baseVersion: '1', message: '' });
    const answer = await call(server, method, isRead ? `${url}?${query}` : url, {
      token: other.token,
      ...(!isRead && { body: { ...input, ...bodyOf(endpointId), version: 1 } }),
    });
    expect(JSON.stringify(answer)).not.toContain(CANARY);

    // What did come through would arrive before this.
    await server.services.broker.publish(victim.userId, 'event', UPDATE);
    expect((await listener.next())?.message).toEqual(UPDATE);
    expect(await snapshot()).toBe(before);
    await listener.close();
  });

  it('does not read the channels of another through its robot', async () => {
    expect((await attacker.robot.get('/customnews', { id: CANARY })).data).toEqual([]);
  });

  it.each(['/wechat/material', '/promot/info'])(
    'does not read another through its robot: %s',
    async (path) => {
      const id = path === '/promot/info' ? rowIds.get('prompt') : materialId;
      expect((await attacker.robot.get(path, { id })).data).toEqual({});
    },
  );
});

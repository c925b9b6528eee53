import { unwrap, type BulkMessages } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { call, signUp, signUpMember, useServer } from '../../testing/test-server';

const server = useServer();

const TEXT = { type: 1, content: '周六读书会' } as const;
const MESSAGES = [
  TEXT,
  { type: 2, url: 'https://files.cn/a.pdf' },
  {
    ...{ type: 4, url: 'https://qinghe.cn', title: '书单', description: '十本' },
    thumbUrl: 'https://files.cn/a.png',
  },
  {
    ...{ type: 5, appid: 'wx1', title: '预约', description: '靠窗', pagePath: 'pages/index' },
    thumbUrl: 'https://files.cn/b.png',
  },
] satisfies BulkMessages['messages'];

async function member(friends = 3) {
  const account = await signUpMember(server);
  const { contact, group, robot } = server.services;
  await robot.introduce(account.userId, { robotId: 'robot', name: '小禾' });
  const people = Array.from({ length: friends }, (_, at) => ({ wxid: `f${at}`, name: `友${at}` }));
  await contact.receive(account.userId, 'robot', people);
  await group.receive(account.userId, 'robot', [
    { wxid: 'own', topic: '读书会', ownerWxid: 'robot' },
    { wxid: 'helped', topic: '值班', adminWxids: ['robot'] },
    { wxid: 'other', topic: '家长群', ownerWxid: 'somebody' },
  ]);
  return account;
}

type Member = Awaited<ReturnType<typeof member>>;

const friends = (count: number) => Array.from({ length: count }, (_, at) => ({ wxid: `f${at}` }));
const find = async ({ client }: Member, id: string) => {
  const [job] = unwrap(await client.send.jobs.find(id)).list;
  if (job === undefined) throw new Error('There is no such job');
  return job;
};
const ended = async (account: Member, id: string) => {
  const state = async () => (await find(account, id)).state;
  await expect.poll(state, { timeout: 10_000 }).toBe('ended');
  return find(account, id);
};

describe('A mass send', () => {
  it('hands all kinds of messages to the robot, one target at a time, in their order', async () => {
    const account = await member();
    const listener = await account.robot.listen();
    const started = unwrap(
      await account.client.send.toMany({
        target: 'Contact',
        groups: friends(3),
        messages: MESSAGES,
      }),
    );
    expect(started).toMatchObject({ state: 'running', target: 'Contact', messages: MESSAGES });
    expect(started.remainingMs).toBe(started.counts.queued * 20);
    for (const at of [0, 1, 2]) {
      expect(await listener.next()).toEqual({
        topic: `aibotk/${account.userId}/multisay`,
        message: {
          target: 'Contact',
          groups: [{ wxid: `f${at}`, name: `友${at}` }],
          messages: MESSAGES,
        },
      });
    }
    const job = await ended(account, started.id);
    expect(job.counts).toEqual({
      ...{ queued: 0, handedOver: 3, offline: 0, failed: 0, cancelled: 0, unknown: 0 },
    });
    expect(job).toMatchObject({ remainingMs: 0, targets: [{ wxid: 'f0', name: '友0' }, {}, {}] });
    await listener.close();
  });

  it('sends to a target once that is named twice', async () => {
    const account = await member();
    const listener = await account.robot.listen();
    const groups = [...friends(2), ...friends(2)];
    const { id } = unwrap(
      await account.client.send.toMany({ target: 'Contact', groups, messages: [TEXT] }),
    );
    expect((await ended(account, id)).targets).toHaveLength(2);
    await listener.close();
  });

  it('needs a membership, and a robot that listens', async () => {
    const groups = friends(1);
    const plain = await signUp(server);
    const send: BulkMessages = { target: 'Contact', groups, messages: [TEXT] };
    expect(await plain.client.send.toMany(send)).toMatchObject({ code: CODE.membershipNeeded });
    const account = await member();
    expect(await account.client.send.toMany(send)).toMatchObject({ code: CODE.robotOffline });
    expect(unwrap(await account.client.send.jobs.list())).toEqual({ count: 0, list: [] });
  });

  it('publishes notices where the robot may, and names the groups where it may not', async () => {
    const account = await member();
    const listener = await account.robot.listen();
    const notice = (wxids: string[], messages: BulkMessages['messages'] = [TEXT]) =>
      account.client.send.toMany({
        target: 'RoomNotice',
        groups: wxids.map((wxid) => ({ wxid })),
        messages,
      });
    expect(await notice(['own', 'other', 'nowhere'])).toMatchObject({
      code: CODE.invalidValue,
      data: {
        issues: [
          { path: 'groups.1', message: '机器人不是群主或管理员，不能发布群公告' },
          { path: 'groups.2', message: '机器人没有这个群或好友' },
        ],
      },
    });
    expect(await notice(['own'], [{ type: 2, url: 'https://a.cn/x' }])).toMatchObject({
      code: CODE.invalidValue,
    });
    const { id } = unwrap(await notice(['own', 'helped']));
    expect((await listener.next())?.message).toMatchObject({
      target: 'RoomNotice',
      groups: [{ wxid: 'own', roomName: '读书会' }],
    });
    await ended(account, id);
    await listener.close();
  });

  it('is started once by a request that is repeated, and told from another under its key', async () => {
    const account = await member();
    const listener = await account.robot.listen();
    const send = (content: string) =>
      call<{ id: string }>(server, 'POST', '/v1/api/ws/messages', {
        token: account.token,
        headers: { 'idempotency-key': 'key-1' },
        body: { target: 'Contact', groups: friends(2), messages: [{ type: 1, content }] },
      });
    const answers = await Promise.all(['早', '早', '早'].map(send));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await send('晚')).toMatchObject({ code: CODE.invalidValue });
    await ended(account, answers[0]?.data.id ?? '');
    expect(listener.received).toHaveLength(2);
    await listener.close();
  });

  it('stops when it is cancelled: what waits is not sent', async () => {
    const account = await member(200);
    const listener = await account.robot.listen();
    const { id } = unwrap(
      await account.client.send.toMany({
        ...{ target: 'Contact', groups: friends(200), messages: [TEXT] },
      }),
    );
    await listener.next();
    const { counts, state } = unwrap(await account.client.send.jobs.cancel(id));
    expect(counts.cancelled).toBeGreaterThan(100);
    expect(counts.cancelled + counts.handedOver + counts.queued).toBe(200);
    const last = await ended(account, id);
    expect(['running', 'ended']).toContain(state);
    expect(last.counts.handedOver).toBe(listener.received.length + 1);
    await listener.close();
  });

  it('ends when the robot leaves, and is sent to the others once it is back', async () => {
    const account = await member(40);
    const listener = await account.robot.listen();
    const { id } = unwrap(
      await account.client.send.toMany({
        ...{ target: 'Contact', groups: friends(40), messages: [TEXT] },
      }),
    );
    await listener.next();
    await listener.close();
    const missed = await ended(account, id);
    expect(missed.counts.offline).toBeGreaterThan(0);
    expect(missed.counts.offline + missed.counts.handedOver).toBe(40);
    expect(await account.client.send.jobs.retry(id)).toMatchObject({ code: CODE.robotOffline });

    const again = await account.robot.listen();
    unwrap(await account.client.send.jobs.retry(id));
    expect((await ended(account, id)).counts.handedOver).toBe(40);
    expect(again.received).toHaveLength(missed.counts.offline);
    await again.close();
  });

  it('belongs to its sender alone', async () => {
    const account = await member();
    const listener = await account.robot.listen();
    const { id } = unwrap(
      await account.client.send.toMany({ target: 'Contact', groups: friends(1), messages: [TEXT] }),
    );
    const other = await member();
    expect(unwrap(await other.client.send.jobs.find(id))).toEqual({ count: 0, list: [] });
    expect(await other.client.send.jobs.cancel(id)).toMatchObject({ code: CODE.notFound });
    expect(await other.client.send.jobs.retry(id)).toMatchObject({ code: CODE.notFound });
    await ended(account, id);
    await listener.close();
  });
});

import { unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { CODE, SEND_STATE } from '@chatdeck/sdk/constants';
import type { BatchTaskInput, RssFeedInput } from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import { signUp, signUpMember, useServer } from '../../testing/test-server';

const server = useServer();
const DAILY = '0 0 8 * * *';
const ROOMS = [
  { wxid: 'r1', topic: '读书会' },
  { wxid: 'r2', topic: '晨跑打卡' },
  { wxid: 'r3', topic: '产品内测' },
];
const target = ({ wxid, topic }: (typeof ROOMS)[number]) => ({ id: wxid, name: topic });
const [FIRST, SECOND, THIRD] = ROOMS.map(target);
const text = { type: 1, content: '早' };
const TASK: BatchTaskInput = {
  type: 'room',
  cron: DAILY,
  targets: [FIRST, SECOND].flatMap((one) => one ?? []),
  taskType: 'custom',
  taskInfo: { contents: [text] },
};
const COUNTDOWN: BatchTaskInput = {
  type: 'room',
  cron: DAILY,
  isAll: true,
  excludeTargets: [THIRD].flatMap((one) => one ?? []),
  taskType: 'countDown',
  taskInfo: { memorialDay: '2027-06-07', prefix: '高考' },
};
const FEED: RssFeedInput = {
  type: 'room',
  targets: TASK.targets ?? [],
  rssUrl: 'https://a.cn/rss',
  updateTime: DAILY,
};

async function member(make = signUpMember) {
  const account = await make(server);
  await server.services.group.receive(account.userId, 'robot', ROOMS);
  const listener = await account.robot.listen();
  const next = async () => (await listener.next())?.message;
  /** The next command; a slow machine receives the membership's notification only after the robot listens. */
  const nextCommand = async (): Promise<unknown> => {
    const message = await next();
    const isCommand = typeof message === 'object' && message !== null && 'target' in message;
    return isCommand ? message : nextCommand();
  };
  return { ...account, listener, next, nextCommand };
}

/** The only job of an account, once every target of it was processed. */
async function endedJob(client: ChatdeckClient) {
  const jobs = async () => unwrap(await client.send.jobs.list()).list;
  await expect.poll(async () => (await jobs())[0]?.state).toBe('ended');
  expect(await jobs()).toHaveLength(1);
  return (await jobs())[0];
}

describe('Running a stored thing now', () => {
  it('is a job of a batch task: one target after the other, kept and counted', async () => {
    const { client, listener, nextCommand } = await member();
    const task = unwrap(await client.batchTask.add(TASK));
    unwrap(await client.send.event({ target: 'Tasks', task }));
    for (const one of [FIRST, SECOND]) {
      expect(await nextCommand()).toMatchObject({
        target: 'Tasks',
        task: { id: task.id, targets: [one], taskInfo: TASK.taskInfo },
      });
    }
    expect(await endedJob(client)).toMatchObject({
      target: 'Room',
      messages: [text],
      counts: { [SEND_STATE.handedOver]: 2 },
      targets: [{ name: '读书会' }, { name: '晨跑打卡' }],
    });
    expect(unwrap(await client.send.daily(1)).list).toMatchObject([{ handedOver: 2 }]);
    await listener.close();
  });

  it('reaches everybody but the excluded ones, in the word that the robot knows for it', async () => {
    const { client, listener, next } = await member();
    const task = unwrap(await client.batchTask.add(COUNTDOWN));
    await next();
    unwrap(await client.send.event({ target: 'Tasks', task }));
    const countdown = { taskType: 'countdown', isAll: false, excludeTargets: [] };
    expect(await next()).toMatchObject({ task: countdown });
    expect(await next()).toMatchObject({ task: countdown });
    const reached = (await endedJob(client))?.targets.map(({ wxid }) => wxid);
    expect(reached?.toSorted()).toEqual(['r1', 'r2']);
    // Content that the robot composes itself counts as one message.
    expect(unwrap(await client.send.daily(1)).list).toMatchObject([{ handedOver: 2 }]);
    await listener.close();
  });

  it('runs a feed and a task as they are stored, whatever the caller says of them', async () => {
    const { client, listener, next } = await member();
    const message = unwrap(await client.rss.add(FEED));
    await next();
    const forged = { ...message, rssUrl: 'https://evil.example/rss', targets: [] };
    unwrap(await client.send.event({ target: 'Rss', message: forged }));
    expect(await next()).toMatchObject({
      target: 'Rss',
      message: { rssUrl: FEED.rssUrl, targets: [FIRST] },
    });
    await listener.close();
  });

  it('is refused without membership, and for what others or nobody have stored', async () => {
    const owner = await member();
    const task = unwrap(await owner.client.batchTask.add(TASK));
    const message = unwrap(await owner.client.rss.add(FEED));
    await owner.next();
    await owner.next();
    const other = await member();
    const guest = await member(signUp);
    for (const command of [
      { target: 'Tasks' as const, task },
      { target: 'Rss' as const, message },
    ]) {
      expect(await guest.client.send.event(command)).toMatchObject({ code: CODE.membershipNeeded });
      expect(await other.client.send.event(command)).toMatchObject({ code: CODE.notFound });
    }
    await Promise.all([owner, other, guest].map(({ listener }) => listener.close()));
    expect([owner, other, guest].flatMap(({ listener }) => listener.received)).toEqual([]);
  });

  it('is refused when none of its groups is there any more', async () => {
    const { client, userId, listener, next } = await member();
    const task = unwrap(await client.batchTask.add(TASK));
    await next();
    await server.services.group.receive(userId, 'another robot', [{ wxid: 'r9', topic: '别的群' }]);
    expect(await client.send.event({ target: 'Tasks', task })).toMatchObject({
      code: CODE.invalidValue,
    });
    await listener.close();
  });
});

it('A schedule that is run now counts as a message', async () => {
  const { client, listener, next } = await member(signUp);
  const schedule = { type: 'room' as const, wxid: 'r1', date: DAILY, contents: [text] };
  unwrap(await client.send.event({ target: 'Room', event: 'roomTask', message: schedule }));
  expect(await next()).toMatchObject({ event: 'roomTask' });
  expect(unwrap(await client.send.daily(1)).list).toMatchObject([{ handedOver: 1 }]);
  await listener.close();
});

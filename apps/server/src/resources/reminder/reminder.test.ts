import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, signUp, useServer, type TestAccount } from '../../testing/test-server';

const server = useServer();

/** An account whose robot has one friend, 周明. */
async function signUpWithFriend(name?: string): Promise<TestAccount> {
  const account = await signUp(server, name);
  const people = [{ wxid: 'friend', name: '周明', alias: '老周' }];
  await server.services.contact.receive(account.userId, 'robot', people);
  return account;
}
let someone: TestAccount;
beforeAll(async () => void (someone = await signUpWithFriend()));

const loop = {
  isLoop: true,
  subscribe: '周明',
  time: '0 30 8 * * *',
  content: '记得吃早饭',
} as const;
const once = {
  isLoop: false,
  subscribe: '周明',
  time: '2027-06-01 09:00',
  content: '高考加油',
} as const;

describe('Reminders', () => {
  it('are left alone by the robot while they are paused', async () => {
    const { client, robot } = await signUpWithFriend();
    const { id } = unwrap(await client.reminder.add(loop));
    expect(unwrap(await client.reminder.update(id, { ...loop, isPaused: true }))).toMatchObject({
      isPaused: true,
    });
    expect((await robot.get<object[]>('/task')).data).toEqual([]);
    expect(unwrap(await client.reminder.list()).list).toMatchObject([{ id, isPaused: true }]);
    await client.reminder.update(id, loop);
    expect((await robot.get<object[]>('/task')).data).toMatchObject([{ id }]);
  });

  it('are added, listed newest first and removed, and the robot is notified of each change', async () => {
    const { client, robot } = await signUpWithFriend('小王');
    const listener = await robot.listen();
    const added = unwrap(await client.reminder.add(loop));
    expect(added).toMatchObject({ ...loop, setter: '小王', isDone: false });
    await client.reminder.add(once);
    expect(unwrap(await client.reminder.list({ pageSize: 1 }))).toMatchObject({
      count: 2,
      list: [{ time: once.time }],
    });
    unwrap(await client.reminder.remove(added.id));
    expect(await client.reminder.remove(added.id)).toMatchObject({ code: CODE.notFound });
    expect(unwrap(await client.reminder.list()).count).toBe(1);
    const update = { target: 'system', event: 'updateConfig' };
    for (let change = 0; change < 3; change += 1) {
      expect((await listener.next())?.message).toEqual(update);
    }
    await listener.close();
  });

  it.each([
    [{ ...loop, time: '' }, CODE.missingValue, 'time'],
    [{ ...loop, time: '* * * * * *' }, CODE.invalidValue, 'time'],
    [{ ...loop, time: '0 30 8 31 2 *' }, CODE.invalidValue, 'time'],
    [{ ...once, time: '2027-02-30 09:00' }, CODE.invalidValue, 'time'],
    [{ ...once, time: 'tomorrow' }, CODE.invalidValue, 'time'],
    [{ ...once, time: '2026-01-01 09:00' }, CODE.invalidValue, 'time'],
    [{ ...once, subscribe: ' ' }, CODE.missingValue, 'subscribe'],
    [{ ...once, subscribe: '没有这个人' }, CODE.invalidValue, 'subscribe'],
    [{ ...once, content: '' }, CODE.missingValue, 'content'],
  ])('are refused with the rule that is broken: %o', async (body, code, path) => {
    const { token } = someone;
    const answer = await call(server, 'POST', '/v1/api/wechat/tasks', { token, body });
    expect(answer).toMatchObject({ code, data: { issues: [{ path }] } });
    const { id } = unwrap(await someone.client.reminder.add(loop));
    const change = { token, body: { ...body, id } };
    const changed = await call(server, 'PUT', '/v1/api/wechat/tasks', change);
    expect(changed).toMatchObject({ code, data: { issues: [{ path }] } });
  });

  it('are changed, served again at their new time, and announced to the robot', async () => {
    const { client, robot } = await signUpWithFriend();
    const { id } = unwrap(await client.reminder.add(once));
    await robot.get('/task/update', { id });
    const listener = await robot.listen();
    const later = { ...once, subscribe: '老周', time: '2027-06-02 09:00' };
    const changed = unwrap(await client.reminder.update(id, { ...later, baseVersion: 1 }));
    expect(changed).toMatchObject({ ...later, id, isDone: false, version: 2 });
    expect((await listener.next())?.message).toEqual({ target: 'system', event: 'updateConfig' });
    expect((await robot.get('/task')).data).toMatchObject([
      { id, time: '2027-06-02T09:00:00+08:00' },
    ]);
    await listener.close();
  });

  it('of a friend are shown with what names that friend', async () => {
    const { client } = await signUpWithFriend();
    const { id } = unwrap(await client.reminder.add(loop));
    expect(unwrap(await client.contact.related('friend')).list).toEqual([
      { place: 'reminders', at: null, id, label: loop.content },
    ]);
  });
});

describe('Reminders of the robot', () => {
  const asked = { setter: '李雷', subscribe: '周明', content: '亲爱的周明，温馨提醒：开会' };

  it('are stored as requested in a chat, and shown in the console', async () => {
    const { client, robot } = await signUp(server);
    const sent = { ...asked, isLoop: false, time: '2027-6-1 9:05' };
    expect((await robot.post('/task', sent)).code).toBe(200);
    const { list } = unwrap(await client.reminder.list());
    expect(list).toMatchObject([sent]);
    // With its offset, so that a robot in another time zone sends it at the same moment.
    expect((await robot.get('/task')).data).toEqual([
      { ...sent, id: list[0]?.id, time: '2027-06-01T09:05:00+08:00' },
    ]);
  });

  it.each([
    { ...asked, isLoop: true, time: '0 30 8 * * *' },
    { ...asked, isLoop: false, time: '2027-06-01 09:05' },
  ])(
    'made in a chat are over for the job that has no name, and loaded instead: %o',
    async (sent) => {
      const { robot } = await signUp(server);
      const listener = await robot.listen();
      const { data } = await robot.post('/task', sent);
      const { time, isLoop } = data as { readonly time: string; readonly isLoop: boolean };
      expect(isLoop).toBe(false);
      expect(new Date(time).getTime()).toBeLessThan(Date.now());
      expect(data).toMatchObject({ subscribe: '周明', content: asked.content });
      expect((await listener.next())?.message).toEqual({ target: 'system', event: 'updateConfig' });
      expect((await robot.get('/task')).data).toMatchObject([{ isLoop: sent.isLoop }]);
      await listener.close();
    },
  );

  it('end when they were given, unless they come again', async () => {
    const { client, robot } = await signUpWithFriend();
    const single = unwrap(await client.reminder.add(once));
    const daily = unwrap(await client.reminder.add(loop));
    await robot.get('/task/update', { id: single.id });
    await robot.get('/task/update', { id: daily.id });
    expect((await robot.get('/task')).data).toMatchObject([{ id: daily.id }]);
    expect(unwrap(await client.reminder.list()).list).toMatchObject([
      { id: daily.id, isDone: false },
      { id: single.id, isDone: true },
    ]);
  });

  it('are refused with nothing when the robot could not run them', async () => {
    const { robot } = await signUp(server);
    for (const bad of [
      { ...asked, isLoop: true, time: '' },
      { ...asked, isLoop: false, time: '2027-13-01 09:00' },
      { ...asked, isLoop: false, time: '2026-01-01 09:00' },
      { ...asked, isLoop: false, time: '2027-06-01 09:00', content: '' },
    ]) {
      expect(await robot.post('/task', bad)).toMatchObject({ status: 200, data: null });
    }
    expect((await robot.get('/task')).data).toEqual([]);
  });

  it('are not ended by the robot of somebody else', async () => {
    const { client, robot } = await signUpWithFriend();
    const { id } = unwrap(await client.reminder.add(once));
    await someone.robot.get('/task/update', { id });
    expect((await robot.get('/task')).data).toMatchObject([{ id }]);
  });
});

import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, signUp, useServer, type TestAccount } from '../../testing/test-server';

const server = useServer();
let someone: TestAccount;
beforeAll(async () => void (someone = await signUp(server)));

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
  it('are added, listed newest first and removed, and the robot hears of each change', async () => {
    const { client, robot } = await signUp(server, '小王');
    const listener = await robot.listen();
    const added = unwrap(await client.reminders.add(loop));
    expect(added).toMatchObject({ ...loop, setter: '小王', isDone: false });
    await client.reminders.add(once);
    expect(unwrap(await client.reminders.list({ pageSize: 1 }))).toMatchObject({
      count: 2,
      list: [{ time: once.time }],
    });
    unwrap(await client.reminders.remove(added.id));
    expect(await client.reminders.remove(added.id)).toMatchObject({ code: CODE.notFound });
    expect(unwrap(await client.reminders.list()).count).toBe(1);
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
    [{ ...once, subscribe: ' ' }, CODE.missingValue, 'subscribe'],
    [{ ...once, content: '' }, CODE.missingValue, 'content'],
  ])('are refused with the rule that is broken: %o', async (body, code, path) => {
    const { token } = someone;
    const answer = await call(server, 'POST', '/v1/api/wechat/tasks', { token, body });
    expect(answer).toMatchObject({ code, data: { issues: [{ path }] } });
  });

  it('of a friend are shown with what names that friend', async () => {
    const { client, userId } = await signUp(server);
    const people = [{ wxid: 'friend', name: '周明' }];
    await server.services.contact.receive(userId, 'robot', people);
    const { id } = unwrap(await client.reminders.add(loop));
    expect(unwrap(await client.contact.related('friend')).list).toEqual([
      { place: 'reminders', at: null, id, label: loop.content },
    ]);
  });
});

describe('Reminders of the robot', () => {
  const asked = { setter: '李雷', subscribe: '周明', content: '亲爱的周明，温馨提醒：开会' };

  it('are kept as somebody asked for them in a chat, and shown in the console', async () => {
    const { client, robot } = await signUp(server);
    const sent = { ...asked, isLoop: false, time: '2027-6-1 9:05' };
    const { code, data } = await robot.post('/task', sent);
    expect(code).toBe(200);
    expect(data).toEqual({ ...sent, id: expect.any(String) });
    expect((await robot.get('/task')).data).toEqual([data]);
    expect(unwrap(await client.reminders.list()).list).toMatchObject([sent]);
  });

  it('end when they were given, unless they come again', async () => {
    const { client, robot } = await signUp(server);
    const single = unwrap(await client.reminders.add(once));
    const daily = unwrap(await client.reminders.add(loop));
    await robot.get('/task/update', { id: single.id });
    await robot.get('/task/update', { id: daily.id });
    expect((await robot.get('/task')).data).toMatchObject([{ id: daily.id }]);
    expect(unwrap(await client.reminders.list()).list).toMatchObject([
      { id: daily.id, isDone: false },
      { id: single.id, isDone: true },
    ]);
  });

  it('are refused with nothing when the robot could not run them', async () => {
    const { robot } = await signUp(server);
    for (const bad of [
      { ...asked, isLoop: true, time: '' },
      { ...asked, isLoop: false, time: '2027-13-01 09:00' },
      { ...asked, isLoop: false, time: '2027-06-01 09:00', content: '' },
    ]) {
      expect(await robot.post('/task', bad)).toMatchObject({ status: 200, data: null });
    }
    expect((await robot.get('/task')).data).toEqual([]);
  });

  it('are not ended by the robot of somebody else', async () => {
    const { client, robot } = await signUp(server);
    const { id } = unwrap(await client.reminders.add(once));
    await someone.robot.get('/task/update', { id });
    expect((await robot.get('/task')).data).toMatchObject([{ id }]);
  });
});

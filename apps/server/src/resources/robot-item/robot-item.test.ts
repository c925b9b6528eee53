import { unwrap, type ChatdeckClient } from '@chatdeck/sdk';
import { CODE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call, signUp, signUpMember, useServer } from '../../testing/test-server';
import { users } from '../../database/schema';
import { membershipRepository } from '../member/membership.repository';

const server = useServer();
type InputOf<Kind extends 'dialogue' | 'rss' | 'batchTask'> = Parameters<
  ChatdeckClient[Kind]['add']
>[0];

const targets = [{ id: 'room', name: '读书会' }];
const dialogue: InputOf<'dialogue'> = {
  type: 'room',
  targets,
  robotType: ROBOT_TYPE.chatGpt,
  keywords: ['小助手'],
  limitNum: 10,
  botConfig: { token: 'sk-1', model: 'gpt-4o', systemMessage: '用 {"a":1} 回答' },
};
const feed: InputOf<'rss'> = {
  type: 'room',
  targets,
  rssUrl: 'https://a.cn/rss',
  updateTime: '0 0 * * * *',
};
const task: InputOf<'batchTask'> = {
  type: 'room',
  isAll: true,
  cron: '0 0 8 * * *',
  taskType: 'news',
  taskInfo: { sortId: 13 },
};

const KINDS = [
  ['/api/dialogue', '/gpt/config', 'gptconfig', { ...dialogue }],
  ['/api/rss', '/rss/config', 'rssconfig', { ...feed }],
  ['/api/batch_task', '/user/task', 'tasks', { ...task }],
] as const;

describe.each([KINDS[1], KINDS[2]])('%s, paused', (path, robotPath, topic, body) => {
  it('stays in the list as it is, and the robot has it again once it is resumed', async () => {
    const { token, robot, userId } = await signUpMember(server);
    const url = `/v1${path}`;
    const { data } = await call<{ id: string }>(server, 'POST', url, { token, body });
    expect(data).toMatchObject({ isPaused: false });
    const listener = await robot.listen();
    const pause = async (isPaused: boolean) => {
      const change = { ...body, id: data.id, isPaused };
      await call(server, 'PUT', url, { token, body: change });
      expect((await listener.next())?.topic).toBe(`aibotk/${userId}/${topic}`);
    };
    await pause(true);
    expect(await call(server, 'GET', url, { token })).toMatchObject({
      data: { list: [{ ...body, isPaused: true }] },
    });
    expect((await robot.get<object[]>(robotPath)).data).toEqual([]);
    await pause(false);
    expect((await robot.get<object[]>(robotPath)).data).toMatchObject([{ id: data.id }]);
    await listener.close();
  });
});

describe.each(KINDS)('%s', (path, robotPath, topic, body) => {
  const url = `/v1${path}`;

  it('adds, lists, changes and removes, and the robot is notified of each change and loads it', async () => {
    const { token, robot, userId } = await signUpMember(server);
    const listener = await robot.listen();
    const got = async () => (await listener.next())?.topic;
    const loaded = async () => (await robot.get<object[]>(robotPath)).data;

    const { data } = await call<{ id: string }>(server, 'POST', url, { token, body });
    expect(data).toMatchObject({ ...body, id: expect.any(String) });
    expect(await got()).toBe(`aibotk/${userId}/${topic}`);
    expect(await call(server, 'GET', url, { token })).toMatchObject({
      data: { count: 1, list: [data] },
    });
    expect(await loaded()).toMatchObject([{ id: data.id, type: 'room' }]);

    const changed = { ...body, id: data.id, targets: [{ id: 'other', name: '别的群' }] };
    expect(await call(server, 'PUT', url, { token, body: changed })).toMatchObject({
      code: 0,
      data: changed,
    });
    expect(await got()).toBe(`aibotk/${userId}/${topic}`);
    expect(await call(server, 'DELETE', `${url}?id=${data.id}`, { token })).toMatchObject({
      code: 0,
    });
    expect(await got()).toBe(`aibotk/${userId}/${topic}`);
    expect(await loaded()).toEqual([]);

    const gone = { code: CODE.notFound };
    expect(await call(server, 'PUT', url, { token, body: changed })).toMatchObject(gone);
    expect(await call(server, 'DELETE', `${url}?id=${data.id}`, { token })).toMatchObject(gone);
    await listener.close();
  });

  it('is read by everybody, written by members, and served to the robot of a member alone', async () => {
    const { token } = await signUp(server);
    expect(await call(server, 'GET', url, { token })).toMatchObject({ data: { count: 0 } });
    for (const method of ['POST', 'PUT'] as const) {
      expect(await call(server, method, url, { token, body })).toMatchObject({
        code: CODE.membershipNeeded,
      });
    }
    expect(await call(server, 'DELETE', `${url}?id=1`, { token })).toMatchObject({
      code: CODE.membershipNeeded,
    });

    const member = await signUpMember(server);
    await call(server, 'POST', url, { token: member.token, body });
    await server.db.update(users).set({ role: 'user' }).where(eq(users.id, member.userId));
    expect((await member.robot.get(robotPath)).data).toEqual([]);
  });

  it('is changed by nobody but its owner', async () => {
    const [owner, other] = [await signUpMember(server), await signUpMember(server)];
    const { data } = await call<{ id: string }>(server, 'POST', url, { token: owner.token, body });
    const token = other.token;
    const gone = { code: CODE.notFound };
    const stolen = { ...body, id: data.id };
    expect(await call(server, 'PUT', url, { token, body: stolen })).toMatchObject(gone);
    expect(await call(server, 'DELETE', `${url}?id=${data.id}`, { token })).toMatchObject(gone);
    expect((await other.robot.get(robotPath)).data).toEqual([]);
    expect((await owner.robot.get<object[]>(robotPath)).data).toHaveLength(1);
  });

  it('is shown with what names a group', async () => {
    const { client, token, userId } = await signUpMember(server);
    await server.services.group.receive(userId, 'robot', [{ wxid: 'room', topic: '新名字' }]);
    await call(server, 'POST', url, { token, body: { ...body, targets } });
    expect(unwrap(await client.group.related('room')).list).toHaveLength(1);
  });
});

describe('What is refused', () => {
  it.each([
    ['/api/dialogue', { ...dialogue, targets: [] }, CODE.missingValue, 'targets'],
    ['/api/dialogue', { ...dialogue, keywords: [''] }, CODE.invalidValue, 'keywords.0'],
    [
      '/api/dialogue',
      { ...dialogue, botConfig: { token: 'x' } },
      CODE.missingValue,
      'botConfig.model',
    ],
    [
      '/api/dialogue',
      { ...dialogue, robotType: ROBOT_TYPE.cozeV3, botConfig: { token: 'x' } },
      CODE.missingValue,
      'botConfig.botId',
    ],
    [
      '/api/dialogue',
      { ...dialogue, botConfig: { token: 'x', model: 'y', ttsConfig: { 'a.b': 1 } } },
      CODE.invalidValue,
      'botConfig',
    ],
    ['/api/rss', { ...feed, rssUrl: 'ftp://a' }, CODE.invalidValue, 'rssUrl'],
    ['/api/rss', { ...feed, updateTime: '* * * * * *' }, CODE.invalidValue, 'updateTime'],
    ['/api/rss', { ...feed, targets: [] }, CODE.missingValue, 'targets'],
    ['/api/batch_task', { ...task, isAll: false }, CODE.missingValue, 'targets'],
    ['/api/batch_task', { ...task, cron: '' }, CODE.missingValue, 'cron'],
    ['/api/batch_task', { ...task, taskType: 'custom' }, CODE.missingValue, 'taskInfo.contents'],
  ])('%s with %o', async (path, body, code, field) => {
    const { token } = await signUpMember(server);
    const answer = await call(server, 'POST', `/v1${path}`, { token, body });
    expect(answer).toMatchObject({ code, data: { issues: [{ path: field }] } });
  });
});

describe('A dialogue on the robot', () => {
  it('counts its answers, and keeps the count through a change', async () => {
    const { client, robot } = await signUpMember(server);
    const { id } = unwrap(await client.dialogue.add(dialogue));
    await robot.post('/gpt/config', { id, usedNum: 7 });
    const used = async () => unwrap(await client.dialogue.list()).list[0]?.usedNum;
    expect(await used()).toBe(7);
    unwrap(await client.dialogue.update(id, dialogue));
    expect(await used()).toBe(7);
    unwrap(await client.dialogue.update(id, { ...dialogue, usedNum: 0 }));
    expect(await used()).toBe(0);
  });

  it('gets its system message safe from the template engine', async () => {
    const { client, robot } = await signUpMember(server);
    await client.dialogue.add(dialogue);
    expect((await robot.get('/gpt/config')).data).toMatchObject([
      { usedNum: 0, botConfig: { systemMessage: '用 {{"a":1}} 回答' } },
    ]);
  });

  it('begins again when the role that it speaks in was changed', async () => {
    const { client, robot } = await signUpMember(server);
    const role = unwrap(await client.prompt.add({ name: '客服', content: '你是客服。' }));
    const botConfig = { ...dialogue.botConfig, promotId: role.id };
    const listener = await robot.listen();
    const { id } = unwrap(await client.dialogue.add({ ...dialogue, botConfig }));
    expect((await listener.next())?.message).toEqual({ event: 'add', updateId: id });
    await client.prompt.update(role.id, { name: '老师', content: '你是老师。' });
    expect((await listener.next())?.message).toEqual({ event: 'update', updateId: id });
    await listener.close();
  });
});

describe('An RSS feed on the robot', () => {
  it('remembers the entry that was sent on last', async () => {
    const { client, robot } = await signUpMember(server);
    const other = await signUpMember(server);
    const { id } = unwrap(await client.rss.add(feed));
    const last = async () => (await robot.get(`/rss/lastcontent/${id}`)).data;
    expect(await last()).toBeNull();
    await other.robot.post(`/rss/lastcontent/${id}`, { content: 'https://evil.cn' });
    await robot.post(`/rss/lastcontent/${id}`, { content: 'https://a.cn/1' });
    expect(await last()).toEqual({ lastContent: 'https://a.cn/1' });
    expect((await other.robot.get(`/rss/lastcontent/${id}`)).data).toBeNull();
  });

  it('is refused once it may not be served, repeats no stale notification, and is announced anew', async () => {
    const { client, robot, userId } = await signUpMember(server);
    const listener = await robot.listen();
    const { id } = unwrap(await client.rss.add(feed));
    await robot.post(`/rss/lastcontent/${id}`, { content: 'https://a.cn/1' });
    await membershipRepository(server.db).revoke(userId);
    expect(await robot.get(`/rss/lastcontent/${id}`)).toMatchObject({
      code: CODE.membershipNeeded,
      data: { lastContent: 'https://a.cn/1' },
    });
    await membershipRepository(server.db).grant(userId, null);
    expect(await robot.get(`/rss/lastcontent/${id}`)).toMatchObject({ code: 200 });
    unwrap(await client.rss.remove(id));
    expect(await robot.get(`/rss/lastcontent/${id}`)).toMatchObject({ code: CODE.notFound });
    // Added, requested without permission, removed, requested when deleted.
    await expect.poll(() => listener.received.length).toBe(4);
    expect(listener.received.map(({ topic }) => topic.split('/').at(-1))).toEqual(
      Array.from({ length: 4 }, () => 'rssconfig'),
    );
    await listener.close();
  });
});

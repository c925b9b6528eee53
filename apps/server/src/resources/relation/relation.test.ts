import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { describe, expect, it } from 'vitest';
import { signUp, signUpMember, useServer } from '../../testing/test-server';

const server = useServer();
const rule = { keywords: ['报名', '读书'], reg: 1, scope: 'all' };

const config = {
  dayTaskSchedule: [{ name: '周明', date: '0 30 7 * * *' }],
  roomTaskSchedule: [
    { type: 'room', wxid: 'room', roomName: '旧名字', contents: [], date: '0 0 8 * * *' },
    { type: 'room', wxid: 'else', roomName: '读书会', contents: [], date: '0 0 9 * * *' },
  ],
  roomJoinKeywords: [{ roomName: '读书会', keywords: ['进群'], replys: [], welcomes: [] }],
  roomAsyncList: [{ model: 1, one: '别的群', many: ['读书会'], forward: 1 }],
  forwards: [
    {
      ...rule,
      type: 'contact',
      targets: [{ id: 'friend', name: '改了名' }],
      forwardType: 'room',
      forwardTargets: [{ id: 'room', name: '读书会' }],
    },
  ],
  privateForwards: ['not a rule', { name: '周明', type: 1, rooms: ['读书会'], contacts: [] }],
};

async function withPeople() {
  const account = await signUp(server);
  const { contact, group } = server.services;
  await contact.receive(account.userId, 'robot', [
    { wxid: 'friend', name: '周明', alias: '客户-周明' },
    { wxid: 'other', name: '李雷' },
  ]);
  await group.receive(account.userId, 'robot', [
    { wxid: 'room', topic: '读书会' },
    { wxid: 'room-2', topic: '读书会二群' },
  ]);
  return account;
}

describe('What names a group or a friend', () => {
  it('is found by id, and by name where a rule keeps no id', async () => {
    const { client } = await withPeople();
    unwrap(await client.robot.config.save({ config: JSON.stringify(config), baseVersion: 0 }));
    const ofRoom = unwrap(await client.group.related('room')).list;
    expect(ofRoom.map(({ place, at, label }) => [place, at, label])).toEqual([
      ['roomTaskSchedule', 0, '0 0 8 * * *'],
      ['roomJoinKeywords', 0, '进群'],
      ['roomAsyncList', 0, '别的群、读书会'],
      ['forwards', 0, '报名、读书'],
      ['privateForwards', 1, '周明'],
    ]);
    const ofFriend = unwrap(await client.contact.related('friend')).list;
    expect(ofFriend.map(({ place }) => place)).toEqual([
      'dayTaskSchedule',
      'forwards',
      'privateForwards',
    ]);
    expect(unwrap(await client.contact.related('other')).list).toEqual([]);
  });

  it('tells what a batch task sends, and nothing like it of anything else', async () => {
    const account = await withPeople();
    const { client } = account;
    const targets = [{ id: 'room', name: '读书会' }];
    const forRoom = { type: 'room' as const, targets };
    const taskInfo = { contents: [{ type: 1, content: '早' }] };
    const task = { ...forRoom, taskType: 'custom', cron: '0 0 8 * * *', taskInfo };
    await server.services.batchTask.add(account.userId, task);
    const feed = { ...forRoom, rssUrl: 'https://a.cn', updateTime: '0 0 8 * * *' };
    await server.services.rss.add(account.userId, feed);
    const { list } = unwrap(await client.group.related('room'));
    expect(list.map(({ place, taskType }) => [place, taskType]).sort()).toEqual([
      ['batchTasks', 'custom'],
      ['rssFeeds', undefined],
    ]);
  });

  it('is counted for a page of them at once, and what is used nowhere is left out', async () => {
    const { client } = await withPeople();
    unwrap(await client.robot.config.save({ config: JSON.stringify(config), baseVersion: 0 }));
    expect(unwrap(await client.group.relatedCounts(['room', 'room-2', 'gone'])).list).toEqual([
      { id: 'room', count: 5 },
    ]);
    expect(unwrap(await client.contact.relatedCounts(['friend', 'other'])).list).toEqual([
      { id: 'friend', count: 3 },
    ]);
    expect(unwrap(await client.group.relatedCounts([])).list).toEqual([]);
  });

  it('is asked only of people that the robot knows', async () => {
    const { client } = await withPeople();
    expect(await client.group.related('friend')).toMatchObject({ code: CODE.notFound });
    expect(await client.contact.related('stranger')).toMatchObject({ code: CODE.notFound });
  });
});

describe('What sends a material', () => {
  it('is every rule, schedule and task with it, and no copy', async () => {
    const { client, userId } = await signUp(server);
    const add = async (name: string) =>
      unwrap(await client.material.add({ type: 1, name, content: name })).id;
    const [id, other] = [await add('价目表'), await add('早安')];
    const item = { type: 1, content: '每月 19 元', name: '价目表', id };
    const sending = {
      replyKeywords: [
        { keywords: ['价格'], reg: 1, replys: [item] },
        { keywords: ['早'], reg: 1, replys: [{ ...item, id: null }] },
      ],
      newFriendReplys: [item],
      roomJoinKeywords: [{ roomName: '读书会', keywords: ['进群'], replys: [], welcomes: [item] }],
    };
    unwrap(await client.robot.config.save({ config: JSON.stringify(sending), baseVersion: 0 }));
    const taskInfo = { contents: [item] };
    const targets = [{ id: 'room', name: '读书会' }];
    const task = {
      type: 'room' as const,
      targets,
      taskType: 'custom',
      cron: '0 0 8 * * *',
      taskInfo,
    };
    await server.services.batchTask.add(userId, task);
    const { list } = unwrap(await client.material.related(id));
    expect(list.map(({ place, label }) => [place, label])).toEqual([
      ['newFriendReplys', '价目表'],
      ['replyKeywords', '价格'],
      ['roomJoinKeywords', '进群'],
      ['batchTasks', '0 0 8 * * *'],
    ]);
    expect(unwrap(await client.material.relatedCounts([id, other])).list).toEqual([
      { id, count: 4 },
    ]);
    const stranger = await signUp(server);
    expect(await stranger.client.material.related(id)).toMatchObject({ code: CODE.notFound });
    expect(unwrap(await stranger.client.material.relatedCounts([id])).list).toEqual([]);
  });
});

describe('What uses a prompt', () => {
  it('is every dialogue that has it, by keyword too', async () => {
    const { client, userId } = await signUpMember(server);
    const { id } = unwrap(await client.prompt.add({ name: '店员', content: '你是店员' }));
    const dialogue = {
      type: 'room' as const,
      targets: [],
      isAllRoom: true,
      keywords: ['小桨'],
      robotType: 6,
      botConfig: { keywordSystemMessages: [{ keyword: '价格', promotId: id }] },
    };
    await server.services.dialogue.add(userId, dialogue);
    const without = { ...dialogue, botConfig: { promotId: null } };
    await server.services.dialogue.add(userId, without);
    const { list } = unwrap(await client.prompt.related(id));
    expect(list.map(({ place, label }) => [place, label])).toEqual([['dialogues', '小桨']]);
    expect(unwrap(await client.prompt.relatedCounts([String(id)])).list).toEqual([
      { id: String(id), count: 1 },
    ]);
  });
});

describe('A name search', () => {
  it('gives names, or objects for a picker', async () => {
    const { client } = await withPeople();
    expect(unwrap(await client.group.searchNames('读书'))).toEqual(['读书会', '读书会二群']);
    expect(unwrap(await client.group.search('二'))).toEqual([
      { id: 'room-2', name: '读书会二群', alias: '' },
    ]);
    expect(unwrap(await client.contact.search('客户'))).toEqual([
      { id: 'friend', name: '周明', alias: '客户-周明' },
    ]);
    expect(unwrap(await client.contact.searchNames('没有'))).toEqual([]);
  });

  it('stops at twenty', async () => {
    const { client, userId } = await signUp(server);
    const many = Array.from({ length: 30 }, (_, at) => ({ wxid: `w${at}`, name: `朋友${at}` }));
    await server.services.contact.receive(userId, 'robot', many);
    expect(unwrap(await client.contact.searchNames('朋友'))).toHaveLength(20);
  });
});

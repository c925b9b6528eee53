import { PROVIDER_BASE_URLS, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { describe, expect, it } from 'vitest';
import { signUpMember, useServer } from '#testing/test-server.ts';
import { robotItemRepository } from '../../robot-item/robot-item.repository';
import { robotConfigs } from '#database/schema/index.ts';
import { eq } from 'drizzle-orm';
import { DAILY, reply, STORED } from './served-config.fixtures';

const server = useServer();

async function account() {
  const made = await signUpMember(server, '小王', [
    'customBot',
    'conversationRecord',
    'uploadFile',
    'keywordForward',
  ]);
  await server.services.group.receive(made.userId, 'robot', [{ wxid: 'r1', topic: '读书会' }]);
  await server.services.contact.receive(made.userId, 'robot', [{ wxid: 'f1', name: '林知远' }]);
  return made;
}

/** What the robot of an account reads when this is stored, bypassing the validation of saves. */
async function served(stored: JsonObject): Promise<JsonObject> {
  const { robot, userId } = await account();
  await server.db
    .update(robotConfigs)
    .set({ config: JSON.stringify(stored) })
    .where(eq(robotConfigs.userId, userId));
  const { data } = await robot.get<{ config: string }>('/wechat/config');
  const config: Json = JSON.parse(data.config) as Json;
  return isJsonObject(config) ? config : {};
}

describe('What the robot is served', () => {
  it.each(STORED)('is safe with %s', async (_, stored, expected) => {
    const config = await served(stored);
    expect(config).toMatchObject(expected);
    for (const key of ['a.b', '$x', '_id', 'chatdeckPaused'])
      expect(config).not.toHaveProperty([key]);
  });

  it('holds no daily saying, which would end it: that comes as a task with its words made here', async () => {
    const { robot, client } = await account();
    const saying = {
      name: '林知远',
      memorialDay: '2020-05-20',
      city: '杭州市',
      endWord: '早',
      date: DAILY,
    };
    const dayTaskSchedule = [
      saying,
      { ...saying, type: 'room', name: undefined, roomName: '读书会' },
      { ...saying, name: '不认识的人', wxid: '' },
    ];
    await client.robot.config.save({ config: JSON.stringify({ dayTaskSchedule }), baseVersion: 0 });
    const { data } = await robot.get<{ config: string }>('/wechat/config');
    expect(JSON.parse(data.config)).toMatchObject({ dayTaskSchedule: [] });
    const tasks = (await robot.get<{ taskInfo: { sortId: string } }[]>('/user/task')).data;
    expect(tasks).toMatchObject([
      { type: 'contact', taskType: 'customContent', cron: DAILY, targets: [{ id: 'f1' }] },
      { type: 'room', taskType: 'customContent', cron: DAILY, targets: [{ id: 'r1' }] },
      // The robot also finds a friend by name.
      { type: 'contact', targets: [{ name: '不认识的人' }] },
    ]);
    const textOf = async (at: number) =>
      (
        await robot.get<{ content: string }[]>('/customnews', {
          id: tasks[at]?.taskInfo.sortId,
          taskId: '1',
        })
      ).data[0]?.content;
    expect(await textOf(0)).toMatch(/我们在一起的第\d+天[^]*每日一句:\n.+\n\n————————早$/);
    expect(await textOf(1)).toContain('家人们相聚在一起的第');
  });

  it('holds the dialogues that it can read, whatever stands beside them', async () => {
    const { robot, userId } = await account();
    const dialogues = robotItemRepository(server.db, 'dialogue');
    const good = {
      type: 'room',
      robotType: ROBOT_TYPE.dify,
      openChat: true,
      botConfig: { token: 'k', proxyPass: '' },
    };
    await dialogues.add(userId, { type: 'room' });
    await dialogues.add(userId, { ...good, targets: [null], robotType: '8', botConfig: 7 });
    await dialogues.add(userId, good);
    expect((await robot.get('/gpt/config')).data).toMatchObject([
      {
        robotType: ROBOT_TYPE.dify,
        targets: [],
        keywords: [],
        usedNum: 0,
        botConfig: {
          proxyPass: PROVIDER_BASE_URLS[8],
          open4vConfig: { baseUrl: PROVIDER_BASE_URLS[8] },
        },
      },
    ]);
  });

  it('holds batch tasks for groups with their ids, and none for groups that it cannot find', async () => {
    const { robot, userId } = await account();
    const tasks = robotItemRepository(server.db, 'batchTask');
    const task = { type: 'room', cron: DAILY, taskType: 'custom', taskInfo: { contents: [reply] } };
    await tasks.add(userId, { ...task, targets: [{ name: '读书会' }, { name: '解散的群' }] });
    await tasks.add(userId, { ...task, targets: [{ name: '解散的群' }] });
    await tasks.add(userId, { ...task, cron: 'never', targets: [{ id: 'r1', name: '读书会' }] });
    expect((await robot.get('/user/task')).data).toMatchObject([
      { targets: [{ id: 'r1', name: '读书会' }] },
    ]);
  });
});

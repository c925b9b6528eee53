import { unwrap } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { expect } from 'vitest';
import { DAILY, TEXT, refuses, type Journeys } from './journey';
import { keeps } from './keeps';

/** What an account writes and keeps. */
export const contentJourneys: Journeys = {
  'materials are kept in their own type': async ({ client }) => {
    const input = { ...TEXT, name: '早安' };
    const id = await keeps(client.material, input, { ...input, name: '晚安' });
    await refuses(client.material.get(id), CODE.notFound);
    await refuses(client.material.add({ ...input, name: ' ' }), CODE.missingValue);
  },

  'preset roles are kept': async ({ client }) => {
    const role = { name: '客服', content: '你是客服。' };
    const id = await keeps(client.prompts, role, { ...role, name: '老师' });
    await refuses(client.prompts.get(id), CODE.notFound);
    expect(unwrap(await client.prompts.all())).toBeInstanceOf(Array);
  },

  'dialogues, feeds, batch tasks and reminders are kept': async (world) => {
    const { client, friend, room } = world;
    const targets = [{ id: room.wxid, name: room.topic }];
    const dialogue = {
      type: 'room' as const,
      targets,
      robotType: 6 as const,
      botConfig: { token: 'sk-1', model: 'gpt-4o' },
    };
    await keeps(client.dialogues, dialogue, { ...dialogue, limitNum: 5 });
    const feed = {
      type: 'room' as const,
      targets,
      rssUrl: 'https://a.cn/feed',
      updateTime: DAILY,
    };
    await keeps(client.rss, feed, { ...feed, prefixWord: '新' });
    const task = {
      type: 'room' as const,
      cron: DAILY,
      targets,
      taskType: 'news' as const,
      taskInfo: { sortId: 7 },
    };
    await keeps(client.batchTasks, task, { ...task, cron: '0 30 8 * * *' });
    const reminder = { isLoop: true, subscribe: friend.name, time: DAILY, content: '喝水' };
    await keeps(client.reminders, reminder);
    await refuses(client.reminders.add({ ...reminder, time: '* * * * * *' }), CODE.invalidValue);
  },

  'the custom centre and the channels of schedules': async ({ client }) => {
    const channels = [{ sortId: 7, name: '日签', items: [TEXT] }];
    unwrap(await client.custom.save({ channels }));
    expect(unwrap(await client.custom.load())).toMatchObject({ config: { channels } });
    expect(unwrap(await client.schedule.customChannels())).toEqual([{ sortId: 7, name: '日签' }]);
    expect(unwrap(await client.schedule.newsChannels()).length).toBeGreaterThan(20);
  },
};

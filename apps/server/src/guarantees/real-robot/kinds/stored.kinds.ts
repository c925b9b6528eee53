import type { Result } from '@chatdeck/sdk';
import { ROBOT_TYPE } from '@chatdeck/sdk/constants';
import { at, called, DAILY, said, text, type Kind, type Stage } from './kind';

const targets = ({ rooms }: Stage) => [{ id: at(rooms, 0).wxid, name: at(rooms, 0).topic }];
const feedOf = (stage: Stage) => ({
  type: 'room' as const,
  targets: targets(stage),
  rssUrl: stage.feedUrl,
  updateTime: DAILY,
});
const taskOf = (stage: Stage) => ({
  type: 'room' as const,
  targets: targets(stage),
  cron: DAILY,
  taskType: 'custom' as const,
  taskInfo: { contents: [text('批量素材')] },
});
const dialogue = (stage: Stage) => ({
  type: 'room' as const,
  targets: targets(stage),
  robotType: ROBOT_TYPE.chatGpt,
  botConfig: { token: 'sk-1', model: 'gpt-4o' },
});
const gone = (name: string): never => {
  throw new Error(`${name} was not stored`);
};
const only = async <Item>(page: Promise<Result<{ readonly list: readonly Item[] }>>) => {
  const found = await page;
  return (found.ok ? found.data.list[0] : undefined) ?? gone('What the robot is notified of');
};

/** Stored items that the robot is notified of: feeds, batch tasks, dialogues. */
export const STORED_KINDS: readonly Kind[] = [
  {
    name: 'rssconfig',
    send: (stage) => stage.client.rss.add(feedOf(stage)),
    shows: called('/rss/config'),
  },
  {
    name: 'event Rss',
    send: async ({ client }) =>
      client.send.event({ target: 'Rss', message: await only(client.rss.list()) }),
    shows: said('text', '今天的条目'),
  },
  {
    name: 'tasks',
    send: (stage) => stage.client.batchTask.add(taskOf(stage)),
    shows: called('/user/task'),
  },
  {
    name: 'event Tasks',
    send: async ({ client }) =>
      client.send.event({ target: 'Tasks', task: await only(client.batchTask.list()) }),
    shows: said('text', '批量素材'),
  },
  {
    name: 'gptconfig add',
    send: (stage) => stage.client.dialogue.add(dialogue(stage)),
    shows: called('/gpt/config'),
  },
  {
    name: 'gptconfig update',
    send: async (stage) => {
      const { id } = await only(stage.client.dialogue.list());
      return stage.client.dialogue.update(id, { ...dialogue(stage), limitNum: 5 });
    },
    shows: called('/gpt/config'),
  },
  {
    name: 'gptconfig delete',
    send: async ({ client }) => client.dialogue.remove((await only(client.dialogue.list())).id),
    shows: called('/gpt/config'),
  },
];

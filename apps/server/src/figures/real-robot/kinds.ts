import type { ChatdeckClient, OutgoingMessageInput, Result } from '@chatdeck/sdk';
import type { EndpointById, RequestOf } from '@chatdeck/sdk/contract';
import type { RobotEvent } from '../../../../../fixtures/robot/robot-process.mjs';

type RobotCommand = RequestOf<EndpointById<'send.event'>>;

/** Whom the robot of this run knows, and what it can fetch. */
export interface Stage {
  readonly client: ChatdeckClient;
  /** The robot owns one of the rooms. */
  readonly rooms: readonly {
    readonly wxid: string;
    readonly topic: string;
    readonly isAdmin: boolean;
  }[];
  readonly friends: readonly { readonly wxid: string; readonly name: string }[];
  /** A file that this server serves. */
  readonly fileUrl: string;
  /** A feed with one entry. */
  readonly feedUrl: string;
}

/** One kind of message of the robot contract, section 4.2: how it is sent, and what the robot does then. */
export interface Kind {
  readonly name: string;
  readonly send: (stage: Stage) => Promise<Result<unknown>>;
  /** Missing where nothing of it is to be seen from outside but that the robot lives on. */
  readonly shows?: (event: RobotEvent) => boolean;
}

const DAILY = '0 0 8 * * *';
const text = (content: string) => ({ type: 1 as const, content });
const link = {
  ...{ type: 4 as const, url: 'https://example.com/a', title: '五月书单', description: '十本' },
  thumbUrl: 'https://example.com/a.png',
};
const mini = {
  ...{ type: 5 as const, appid: 'wx1', username: 'gh_1', title: '预约', description: '到店' },
  ...{ pagePath: 'pages/a', thumbUrl: 'https://example.com/a.png' },
};
const said =
  (type: string, words = '') =>
  (event: RobotEvent) =>
    event.event === 'said' && event.type === type && JSON.stringify(event).includes(words);
const called = (path: string) => (event: RobotEvent) =>
  event.event === 'called' && event.path === `/open/v1/api${path}`;

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The robot knows nobody');
  return item;
};
const say = (
  name: string,
  message: (stage: Stage) => OutgoingMessageInput,
  type: string,
  who: number,
) =>
  [
    {
      name: `say Room ${name}`,
      send: (stage: Stage) => stage.client.send.toRoom(at(stage.rooms, who).wxid, message(stage)),
      shows: said(type),
    },
    {
      name: `say Contact ${name}`,
      send: (stage: Stage) =>
        stage.client.send.toContact(at(stage.friends, who).wxid, message(stage)),
      shows: said(type),
    },
  ] satisfies Kind[];

const event = (
  name: string,
  command: (stage: Stage) => RobotCommand,
  shows?: Kind['shows'],
): Kind => ({
  name: `event ${name}`,
  send: (stage) => stage.client.send.event(command(stage)),
  shows,
});

const toRoom = ({ rooms }: Stage) => {
  const { wxid, topic } = at(rooms, 0);
  return { type: 'room' as const, wxid, roomName: topic, name: '', alias: '', date: DAILY };
};
const targets = ({ rooms }: Stage) => [{ id: at(rooms, 0).wxid, name: at(rooms, 0).topic }];
const feedOf = (stage: Stage) => ({
  ...{ type: 'room' as const, targets: targets(stage), rssUrl: stage.feedUrl, updateTime: DAILY },
});
const taskOf = (stage: Stage) => ({
  ...{ type: 'room' as const, targets: targets(stage), cron: DAILY, taskType: 'custom' as const },
  taskInfo: { contents: [text('批量素材')] },
});
const dialogue = (stage: Stage) => ({
  ...{ type: 'room' as const, targets: targets(stage), robotType: 6 as const },
  botConfig: { token: 'sk-1', model: 'gpt-4o' },
});
const gone = (name: string): never => {
  throw new Error(`${name} was not stored`);
};
const only = async <Item>(page: Promise<Result<{ readonly list: readonly Item[] }>>) => {
  const found = await page;
  return (found.ok ? found.data.list[0] : undefined) ?? gone('What the robot is told of');
};

export const KINDS: readonly Kind[] = [
  ...say('text', () => text('早安'), 'text', 0),
  ...say('file', ({ fileUrl }) => ({ type: 2, url: fileUrl }), 'file', 1),
  ...say('link', () => link, 'link', 2),
  {
    name: 'multisay Room',
    send: ({ client, rooms }) =>
      client.send.toMany({
        ...{ target: 'Room', groups: rooms.slice(0, 2), messages: [text('群发'), link, mini] },
      }),
    shows: said('mini-program'),
  },
  {
    name: 'multisay Contact',
    send: ({ client, friends }) =>
      client.send.toMany({
        ...{ target: 'Contact', groups: friends.slice(0, 2), messages: [text('好友群发')] },
      }),
    shows: said('text', '好友群发'),
  },
  {
    name: 'multisay RoomNotice',
    send: ({ client, rooms }) =>
      client.send.toMany({
        ...{
          target: 'RoomNotice',
          groups: rooms.filter(({ isAdmin }) => isAdmin),
          messages: [text('群公告')],
        },
      }),
    shows: said('announcement', '群公告'),
  },
  event(
    'updateConfig',
    () => ({ target: 'system', event: 'updateConfig' }),
    called('/wechat/config'),
  ),
  event(
    'reloadFriend',
    () => ({ target: 'system', event: 'reloadFriend' }),
    called('/wechat/room'),
  ),
  event(
    'reloadFriendOnly',
    () => ({ target: 'system', event: 'reloadFriendOnly' }),
    called('/wechat/friend'),
  ),
  event(
    'reloadRoomOnly',
    () => ({ target: 'system', event: 'reloadRoomOnly' }),
    called('/wechat/room'),
  ),
  ...(['roomTask', 'custom'] as const).map((name) =>
    event(
      name,
      (stage) => ({
        ...{ target: 'Room', event: name },
        message: { ...toRoom(stage), contents: [text(`素材${name}`)] },
      }),
      said('text', `素材${name}`),
    ),
  ),
  ...(['roomNews', 'news'] as const).map((name) =>
    event(
      name,
      (stage) => ({
        ...{ target: 'Room', event: name },
        message: { ...toRoom(stage), sortId: 1001, num: 5, endWord: '' },
      }),
      called('/firenews'),
    ),
  ),
  event(
    'wechatEveryday',
    (stage) => ({
      ...{ target: 'Room', event: 'wechatEveryday' },
      message: { ...toRoom(stage), memorialDay: '2020-01-01', city: '杭州', endWord: '' },
    }),
    called('/one'),
  ),
  event(
    'countdown',
    (stage) => ({
      ...{ target: 'Room', event: 'countdown' },
      message: {
        ...{ ...toRoom(stage), memorialDay: '2030-01-01', prefix: '新年', suffix: '加油' },
        endWord: '倒计时',
      },
    }),
    said('text', '倒计时'),
  ),
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
    send: (stage) => stage.client.batchTasks.add(taskOf(stage)),
    shows: called('/user/task'),
  },
  {
    name: 'event Tasks',
    send: async ({ client }) =>
      client.send.event({ target: 'Tasks', task: await only(client.batchTasks.list()) }),
    shows: said('text', '批量素材'),
  },
  {
    name: 'gptconfig add',
    send: (stage) => stage.client.dialogues.add(dialogue(stage)),
    shows: called('/gpt/config'),
  },
  {
    name: 'gptconfig update',
    send: async (stage) => {
      const { id } = await only(stage.client.dialogues.list());
      return stage.client.dialogues.update(id, { ...dialogue(stage), limitNum: 5 });
    },
    shows: called('/gpt/config'),
  },
  {
    name: 'gptconfig delete',
    send: async ({ client }) => client.dialogues.remove((await only(client.dialogues.list())).id),
    shows: called('/gpt/config'),
  },
  { name: 'history clear', send: ({ client }) => client.robot.clearRecords() },
  event('getNewQrCode', () => ({ target: 'getNewQrCode' })),
  event('verifyCode', () => ({ target: 'verifyCode' }), called('/worker/verifycode')),
  event(
    'logout',
    () => ({ target: 'logout' }),
    (told) => told.event === 'stopped',
  ),
];

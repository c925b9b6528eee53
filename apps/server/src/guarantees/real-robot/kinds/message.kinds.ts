import type { OutgoingMessageInput } from '@chatdeck/sdk';
import { at, said, text, type Kind, type Stage } from './kind';

const link = {
  type: 4 as const,
  url: 'https://example.com/a',
  title: '五月书单',
  description: '十本',
  thumbUrl: 'https://example.com/a.png',
};
const mini = {
  type: 5 as const,
  appid: 'wx1',
  username: 'gh_1',
  title: '预约',
  description: '到店',
  pagePath: 'pages/a',
  thumbUrl: 'https://example.com/a.png',
};

/** One message to a room and to a friend. */
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

/** Messages that users send through the robot: to one target, to many, as a notice. */
export const MESSAGE_KINDS: readonly Kind[] = [
  ...say('text', () => text('早安'), 'text', 0),
  ...say('file', ({ fileUrl }) => ({ type: 2, url: fileUrl }), 'file', 1),
  ...say('link', () => link, 'link', 2),
  {
    name: 'multisay Room',
    send: ({ client, rooms }) =>
      client.send.toMany({
        target: 'Room',
        groups: rooms.slice(0, 2),
        messages: [text('群发'), link, mini],
      }),
    shows: said('mini-program'),
  },
  {
    name: 'multisay Contact',
    send: ({ client, friends }) =>
      client.send.toMany({
        target: 'Contact',
        groups: friends.slice(0, 2),
        messages: [text('好友群发')],
      }),
    shows: said('text', '好友群发'),
  },
  {
    name: 'multisay RoomNotice',
    send: ({ client, rooms }) =>
      client.send.toMany({
        target: 'RoomNotice',
        groups: rooms.filter(({ isAdmin }) => isAdmin),
        messages: [text('群公告')],
      }),
    shows: said('announcement', '群公告'),
  },
];

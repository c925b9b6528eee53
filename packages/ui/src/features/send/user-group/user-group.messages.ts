import { defineMessages } from '#messages';

/** The texts of the mass-send page. */
export const userGroupMessages = defineMessages(
  'user-group',
  ({ number }) => ({
    title: '群发',
    counted: (count: number) => `${number(count)} 次群发`,
    explanation: '把素材或临时写的内容发给多个群或好友，每个之间间隔约 1 秒。',
    toRooms: '群发消息',
    toFriends: '好友群发',
    notice: '群公告',
    list: '群发记录',
    loading: '正在读取群发记录',
    emptyTitle: '还没有群发过',
    emptyText: '选几个群或好友和要发的内容，发送进度和没送到的对象会留在这里。',
  }),
  ({ number, plural }) => ({
    counted: (count) =>
      `${number(count)} ${plural(count, { one: 'mass send', other: 'mass sends' })}`,
    title: 'Mass send',
    explanation:
      'Sends materials or typed content to many groups or friends, about a second apart.',
    toRooms: 'Send to groups',
    toFriends: 'Send to friends',
    notice: 'Notice in groups',
    list: 'Mass sends',
    loading: 'Loading the mass sends',
    emptyTitle: 'No mass sends yet',
    emptyText: 'Choose groups or friends and what to send. Progress and failed targets stay here.',
  }),
);

import { defineMessages } from '#messages';

/** The texts of the friend list. */
export const contactListMessages = defineMessages(
  'contact-list',
  () => ({
    title: '好友列表',
    description: '机器人账号的好友。机器人登录后自动同步到这里。',
    search: '搜昵称、备注或首字母',
    list: '好友',
    loading: '好友加载中',
    name: '昵称',
    remark: '备注',
    weixin: '微信号',
    actions: '操作',
    say: '发消息',
    sendToMany: '好友群发',
    sayTo: ({ name }: { name: string }) => `发消息给${name}`,
    emptyTitle: '好友还没有同步过来',
    emptyText: '机器人扫码登录后，会把好友列表发到这里，通常一分钟内完成。这一页会自己刷新。',
    toRobot: '去看机器人状态',
    noMatch: ({ word }: { word: string }) => `没有叫「${word}」的好友`,
    noMatchText: '已在所有好友的昵称、备注、微信号和拼音首字母里找过。',
  }),
  () => ({
    title: 'Friends',
    description: "The friends of the robot's account, synchronised once the robot has logged in.",
    search: 'Search name, remark, initials',
    list: 'Friends',
    loading: 'Loading friends',
    name: 'Name',
    remark: 'Remark',
    weixin: 'Account id',
    actions: 'Actions',
    say: 'Send message',
    sendToMany: 'Mass send',
    sayTo: ({ name }) => `Send message to ${name}`,
    emptyTitle: 'No friends have arrived yet',
    emptyText:
      'After the robot has logged in by QR code it sends its friends here, usually within a minute. This page refreshes itself.',
    toRobot: "See the robot's status",
    noMatch: ({ word }) => `No friend called "${word}"`,
    noMatchText:
      'The names, remarks, account ids and pinyin initials of all friends were searched.',
  }),
);

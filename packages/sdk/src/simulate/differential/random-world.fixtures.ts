/** The account of the robot, its friends and groups, and the words that rules and messages share. */
export const ROBOT = { id: 'wxid_robot', name: '小桨' };

export const PEOPLE = [
  { id: 'wxid_lin', name: '林知远', alias: '老林', roomAlias: '' },
  { id: 'wxid_zhou', name: '周明', alias: '', roomAlias: '明明' },
  { id: 'wxid_xu', name: 'Xu Wei', alias: '', roomAlias: '' },
  { id: 'wxid_guest', name: '阿木', alias: '', roomAlias: '', friend: false },
  { id: 'wxid_reader', name: '读书会', alias: '', roomAlias: '' },
  { id: 'gh_paper', name: '日报', alias: '', roomAlias: '', isOfficial: true },
  { id: 'wxid_pay', name: '微信支付', alias: '', roomAlias: '' },
];

export const ROOMS = [
  { id: 'room-read@chatroom', topic: '读书会' },
  { id: 'room-run@chatroom', topic: '周末 跑步 一群' },
  { id: 'room-home@chatroom', topic: 'Wechaty Home 8' },
  { id: 'room-end@chatroom', topic: '群名带空格 ' },
];

/** Some contain others, so that rules overlap. */
export const WORDS = [
  '报名',
  '报名表',
  '价格',
  '价',
  'hello',
  'hell',
  '课程',
  '更新',
  '新闻',
  '帮助',
];
export const SENTENCES = ['请问怎么', '我想知道', 'ok, ', '在吗 '];
export const UNKNOWN = '没人认识的群';
/** The group that a skill makes. */
export const MADE_ROOM = '新群';

/** A friend that forwards always find. */
export const ROOM_KEEPER = '周明';

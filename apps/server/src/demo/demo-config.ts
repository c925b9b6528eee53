import { freshConfig, parseConfig } from '@chatdeck/sdk';
import { demoForwards } from './demo-forwards';

const text = (content: string) => ({ type: 1, content });
/** Contains the keyword; the other match rule is 2, the whole text. */
const CONTAINS = 1;
const EXACT = 2;

const replyKeywords = [
  {
    keywords: ['菜单', '帮助'],
    reg: EXACT,
    needAt: 1,
    scope: 'all',
    replys: [text('回复“新闻”看头条，“运势”加星座看运势，“人工”找真人。')],
  },
  {
    keywords: ['营业时间', '几点开门'],
    reg: CONTAINS,
    needAt: 0,
    scope: 'all',
    replys: [text('我们每天 10:00—21:30 营业，节假日照常。')],
  },
  {
    keywords: ['报名'],
    reg: CONTAINS,
    needAt: 1,
    scope: 'room',
    replys: [text('报名成功，周日下午两点见 📖'), text('来不了的话，周六晚上前告诉我一声就好。')],
  },
  {
    keywords: ['人工'],
    reg: EXACT,
    needAt: 1,
    scope: 'friend',
    replys: [text('好的，已经通知同事，十分钟左右回复你。')],
  },
];

const skill = (event: string, reg: number, needAt: number, ...keywords: string[]) => ({
  event,
  keywords,
  reg,
  needAt,
  scope: 'all',
});

const eventKeywords = [
  skill('updateConfig', EXACT, 1, '更新'),
  skill('news', CONTAINS, 1, '新闻'),
  skill('star', CONTAINS, 0, '运势'),
  skill('rubbish', CONTAINS, 0, '是什么垃圾'),
  skill('mingyan', EXACT, 0, '名人名言'),
  skill('goldreply', EXACT, 0, '神回复'),
  skill('rkl', EXACT, 0, '绕口令'),
];

/** Six fields, seconds first, in Shanghai time. */
const schedules = {
  dayTaskSchedule: [
    {
      type: 'contact',
      name: '周明',
      wxid: 'wxid_demo_0001',
      memorialDay: '2020-05-20',
      city: '杭州',
      endWord: '今天也要开心',
      date: '0 30 7 * * *',
    },
    {
      type: 'room',
      roomName: '亲子活动',
      wxid: 'demo-room-0015@chatroom',
      memorialDay: '2024-09-01',
      city: '杭州',
      endWord: '周末见',
      date: '0 0 8 * * 6',
    },
  ],
  roomTaskSchedule: [
    {
      type: 'room',
      roomName: '晨跑打卡',
      wxid: 'demo-room-0002@chatroom',
      contents: [text('早上好！今天的晨跑打卡开始啦 🏃')],
      date: '0 0 6 * * 1-5',
    },
    {
      type: 'room',
      roomName: '周末徒步',
      wxid: 'demo-room-0005@chatroom',
      contents: [text('明早七点，西门集合，带够水和一件外套。')],
      date: '0 0 20 * * 5',
    },
  ],
  roomNewsSchedule: [
    {
      type: 'room',
      roomName: '读书会',
      wxid: 'demo-room-0001@chatroom',
      sortId: 13,
      num: 5,
      endWord: '以上是今天的科技新闻',
      date: '0 0 9 * * *',
    },
    {
      type: 'contact',
      name: '周明',
      wxid: 'wxid_demo_0001',
      sortId: 7,
      num: 3,
      endWord: '',
      date: '0 30 12 * * 1-5',
    },
  ],
  countDownTaskSchedule: [
    {
      type: 'contact',
      name: '王雨桐',
      wxid: 'wxid_demo_0002',
      memorialDay: '2027-06-07',
      prefix: '高考',
      suffix: '加油',
      endWord: '稳住，能赢',
      date: '0 0 20 * * *',
    },
    {
      type: 'room',
      roomName: '健身互助',
      wxid: 'demo-room-0014@chatroom',
      memorialDay: '2027-04-18',
      prefix: '半程马拉松',
      suffix: '起跑',
      endWord: '今晚跑五公里',
      date: '0 0 19 * * 2',
    },
  ],
};

const welcomes = {
  newFriendReplys: [text('你好呀，我是小助手 👋'), text('回复“菜单”看看我能做什么。')],
  roomJoinKeywords: [
    {
      roomName: '读书会',
      keywords: ['读书会'],
      reg: EXACT,
      replys: [text('正在拉你进群，请稍等。')],
      welcomes: [text('欢迎新朋友，先看看群公告，再做个自我介绍吧。')],
    },
    {
      roomName: '好物团购🐱',
      keywords: ['团购', '接龙'],
      reg: CONTAINS,
      replys: [text('这就拉你进团购群。')],
      welcomes: [text('欢迎！每周六上午十点开团，按格式接龙就好。')],
    },
    {
      roomName: '前端交流',
      keywords: ['前端'],
      reg: CONTAINS,
      replys: [text('先介绍一下自己，我马上拉你。')],
      welcomes: [text('欢迎新同学，提问请附上最小可复现的例子。')],
    },
  ],
};

const fresh = parseConfig(freshConfig('zh-CN'));

const initialised = {
  ...(fresh.status === 'ready' ? fresh.view : {}),
  acceptFriendKeyWords: ['读书', '朋友介绍'],
};
const withRules = { ...initialised, preventWords: '代开发票', replyKeywords, eventKeywords };
const withSchedules = { ...withRules, ...schedules };

/**
 * A config that uses what the console shows first, and how it came to be, oldest first. Providers stay empty: they need
 * the user's own keys.
 */
export const demoRevisions = [
  initialised,
  withRules,
  withSchedules,
  { ...withSchedules, preventWords: '代开发票，刷单', ...welcomes, ...demoForwards },
];

export const text = (content: string) => ({ type: 1, content });
export const rule = { reg: 2, needAt: 0, scope: 'all' };
export const EVERY_MINUTE = '0 * * * * *';
export const [FRIEND, OTHER, ROOM] = ['周明', '王雨桐', '读书会'] as const;
/** Neither the time zone of this machine nor that of Shanghai. */
export const ELSEWHERE = 'America/New_York';
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a skill answers when its source answers as the stub does; undefined for skills with other answers. */
export const SKILLS: Readonly<
  Record<string, readonly [asked: string, says: string, type?: string]>
> = {
  sweetword: ['', '你是年少的欢喜'],
  news: ['科技', '今日头条一'],
  cname: ['', '清风徐来'],
  rubbish: ['电池', '是有害垃圾'],
  mingyan: ['', '学无止境'],
  star: ['白羊座', '综合指数:95%'],
  xing: ['张', '张姓出自姬姓'],
  lunar: ['', '十月十四'],
  goldreply: ['', '唯有暴富'],
  rkl: ['', '四是四十是十'],
  skl: ['', '一二三四五'],
  emo: ['猫', 'cat.jpg', 'file'],
  updateConfig: ['', '更新配置成功'],
  reloadFriend: ['', '更新好友群消息成功'],
};

/** Skills for which the plugin calls the hosted service. */
export const FOREIGN = ['outapi-weather', 'event-parking'];

/** The config of a robot that uses every kind of chat. */
export const config = () => ({
  txApiKey: 'key',
  autoReply: false,
  chatDelay: 1,
  eventKeywords: [...Object.keys(SKILLS), ...FOREIGN].map((event) => ({
    ...rule,
    reg: 1,
    scope: 'friend',
    event,
    keywords: [`技能${event}`],
  })),
  replyKeywords: FOREIGN.map((event) => ({
    ...rule,
    keywords: [`技能${event}`],
    replys: [text(`后面的规则回答${event}`)],
  })),
  roomJoinKeywords: [
    { roomName: ROOM, keywords: ['进群'], reg: 2, replys: [], welcomes: [text('先看群公告')] },
  ],
  forwards: [
    {
      keywords: ['求助'],
      reg: 1,
      type: 'contact',
      targets: [{ name: FRIEND }],
      forwardType: 'room',
      forwardTargets: [{ name: ROOM }],
    },
    {
      keywords: ['投诉'],
      reg: 1,
      type: 'room',
      targets: [{ name: ROOM }],
      forwardType: 'contact',
      forwardTargets: [{ name: OTHER }],
    },
  ],
  privateForwards: [{ name: OTHER, type: 1, rooms: [ROOM], contacts: [FRIEND] }],
  newFriendReplys: [text('你好呀')],
  dayTaskSchedule: [
    {
      type: 'contact',
      name: FRIEND,
      memorialDay: '2020-05-20',
      city: '杭州市',
      endWord: '今天也要开心',
      date: EVERY_MINUTE,
    },
  ],
});

/** The same account as the demo robot of this repository, so that little changes when that robot connects. */
export const DEMO_ROBOT = { robotId: 'wxid_demo_robot', name: '小桨' } as const;

const MINUTE_MS = 60_000;
/** How long before the account was made its robot was last heard: long enough to count as gone with every broker. */
export const LAST_SEEN_MS = 5 * MINUTE_MS;
/** It was away during the last mass send, and came back after it. */
const BACK_MS = 150 * MINUTE_MS;

/** When the robot of the account was there until now (in ms), as its message log and its mass sends have it. */
export const demoPresence = (now: number) => ({
  onlineSince: new Date(now - BACK_MS),
  heartbeatAt: new Date(now - LAST_SEEN_MS),
  clock: { name: 'Asia/Shanghai', offsetMinutes: 480 },
});

/** Marks seeded rows: the first list that a real robot pushes replaces them. */
export const SEEDED_BY = 'seed';

const FRIENDS = 300;
const ROOMS = 60;

const SURNAMES = [
  ...'李王张刘陈杨赵黄吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭',
];
const GIVEN_NAMES =
  '子涵 雨桐 浩然 思远 晓梅 建国 文静 佳怡 志强 雪 磊 婷婷 一鸣 可欣 天佑 若溪 海燕 鹏飞 诗雨 明轩 秀英 梓萱 俊杰 悦 宇航 晓东 静怡 立新 欣妍 承恩 慧敏'.split(
    ' ',
  );
const EMOJI = ['🌻', '🐱', '🍀', '☕️', '🎧', '🚀'];
const RELATIONS = ['客户', '同学', '邻居', '供应商', '老师'];
const THEMES =
  '读书会 晨跑打卡 产品内测 家长委员会 周末徒步 摄影爱好者 前端交流 好物团购 英语角 宠物之家 美食探店 二手闲置 项目周报 健身互助 亲子活动'.split(
    ' ',
  );
const GROUPS = ['', '二群', '三群', '四群'];

const FIRST_NAME = '周明';
/** Real names can be this long, and every list has to cope with them. */
const LONG_NAME = {
  index: 203,
  text: '每天早上六点起床跑步然后给全家人做早饭再去上班的那个特别喜欢猫也喜欢狗还养了三只乌龟的王阿姨',
} as const;

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const numbered = (prefix: string, index: number) => prefix + String(index + 1).padStart(4, '0');

function friendName(index: number): string {
  if (index === 0) return FIRST_NAME;
  if (index === LONG_NAME.index) return LONG_NAME.text;
  const round = Math.floor(index / SURNAMES.length);
  const name = pick(SURNAMES, index) + pick(GIVEN_NAMES, index + round);
  return index % 17 === 3 ? name + pick(EMOJI, index) : name;
}

export const demoFriends = () =>
  Array.from({ length: FRIENDS }, (_, index) => ({
    wxid: numbered('wxid_demo_', index),
    name: friendName(index),
    alias: index % 4 === 1 ? `${pick(RELATIONS, index)}-${friendName(index)}` : '',
    weixin: index % 3 === 0 ? numbered('demo-weixin-', index) : '',
    gender: 1 + (index % 2),
  }));

/** The tags that the account has given some of its friends. */
export const demoFriendTags = () =>
  demoFriends().flatMap(({ wxid, alias }, index) => {
    const tags = [
      ...(alias === '' ? [] : [pick(RELATIONS, index)]),
      ...(index % 11 === 0 ? ['会员'] : []),
    ];
    return tags.length === 0 ? [] : [{ wxid, tags }];
  });

function roomTopic(index: number): string {
  const topic = pick(THEMES, index) + pick(GROUPS, Math.floor(index / THEMES.length));
  return index % 19 === 7 ? topic + pick(EMOJI, index) : topic;
}

/** The robot may publish a notice in two of five rooms: it owns one and is an admin of the other. */
export const demoRooms = () =>
  Array.from({ length: ROOMS }, (_, index) => ({
    wxid: `${numbered('demo-room-', index)}@chatroom`,
    topic: roomTopic(index),
    ownerWxid: index % 5 === 0 ? DEMO_ROBOT.robotId : numbered('wxid_demo_', index),
    adminWxids: index % 5 === 2 ? [DEMO_ROBOT.robotId] : [],
    memberCount: 12 + ((index * 37) % 480),
  }));

/** Chats of the demo account, as a rule names them. */
export const demoTarget = {
  friend: (index: number) => ({ id: numbered('wxid_demo_', index), name: friendName(index) }),
  room: (topic: string) => {
    const room = demoRooms().find((candidate) => candidate.topic === topic);
    if (room === undefined) throw new Error(`The demo account has no group ${topic}`);
    return { id: room.wxid, name: topic };
  },
};

/** The tags that the account has given some of its groups. */
export const demoRoomTags = () =>
  demoRooms().flatMap(({ wxid }, index) =>
    index % 3 === 0 ? [{ wxid, tags: [index % 2 === 0 ? '线下活动' : '每周更新'] }] : [],
  );

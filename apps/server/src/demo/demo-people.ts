/** The robot that the demo's lists come from, until a real one sends its own. */
export const DEMO_ROBOT = { robotId: 'wxid_demo_robot', name: '小助手' } as const;

const FRIENDS = 300;
const ROOMS = 60;

const SURNAMES = [...'林陈黄许苏沈叶方顾江秦陆夏温程姜白简商裴'];
const GIVEN_NAMES =
  '晓雨 子墨 佳宁 海涛 若兰 文博 思琪 宇轩 慧敏 志远 雅静 建华 梦洁 昊天 春燕 立诚 欣然 国栋 语嫣 小满'.split(
    ' ',
  );
const EMOJI = ['🌸', '🐳', '🍉', '✨', '🎈', '🚲'];
const RELATIONS = ['客户', '同事', '邻居', '老同学', '供应商'];

/** Names as long as this exist, and every list has to bear them. */
const LONG_NAME =
  '每天早上六点起床跑步然后给全家人做早饭再去上班的那个特别喜欢猫也喜欢狗还养了三只乌龟的王阿姨';

const THEMES =
  '读书会 晨跑打卡 产品内测 家长委员会 周末徒步 摄影爱好者 前端交流 好物团购 英语角 宠物之家 美食探店 二手闲置 项目周报 健身互助 亲子活动'.split(
    ' ',
  );
const CITIES = ['杭州', '成都', '厦门', '西安'];

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';
const number = (index: number) => String(index + 1).padStart(4, '0');

function friendName(index: number): string {
  if (index === 7) return LONG_NAME;
  const round = Math.floor(index / SURNAMES.length);
  const name = pick(SURNAMES, index) + pick(GIVEN_NAMES, index + round);
  return index % 13 === 4 ? name + pick(EMOJI, index) : name;
}

export const demoFriends = () =>
  Array.from({ length: FRIENDS }, (_, index) => ({
    wxid: `wxid_demo_friend_${number(index)}`,
    name: friendName(index),
    alias: index % 4 === 1 ? `${pick(RELATIONS, index)}-${friendName(index)}` : '',
    weixin: `demo_${number(index)}`,
    gender: 1 + (index % 2),
  }));

function roomTopic(index: number): string {
  const round = Math.floor(index / THEMES.length);
  const topic = `${pick(CITIES, round)}${pick(THEMES, index)}`;
  return index % 11 === 5 ? topic + pick(EMOJI, index) : topic;
}

/** In every third room the robot may publish a notice. */
export const demoRooms = () =>
  Array.from({ length: ROOMS }, (_, index) => ({
    wxid: `demo_room_${number(index)}@chatroom`,
    topic: roomTopic(index),
    ownerWxid: index % 6 === 0 ? DEMO_ROBOT.robotId : `wxid_demo_friend_${number(index)}`,
    adminWxids: index % 6 === 3 ? [DEMO_ROBOT.robotId] : [],
    memberCount: 12 + ((index * 37) % 480),
  }));

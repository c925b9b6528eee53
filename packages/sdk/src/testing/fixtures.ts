import type { UserInfo } from '../resources/account/account.schema';
import type { BatchTask } from '../resources/batch-task/batch-task.schema';
import type { Friend } from '../resources/contact/contact.schema';
import type { Dialogue } from '../resources/dialogue/dialogue.schema';
import type { Room } from '../resources/group/group.schema';
import type { Material, TextMaterial } from '../resources/material/material.schema';
import { CURRENCY, ORDER_STATE } from '../resources/order/order.constants';
import type { Order, Plan } from '../resources/order/order.schema';
import type { PresetRole } from '../resources/prompt/prompt.schema';
import type { Reminder } from '../resources/reminder/reminder.schema';
import type { RssFeed } from '../resources/rss/rss.schema';
import { sendProgress } from '../resources/send/send-job.rules';
import type { SendJob } from '../resources/send/send-job.schema';
import type { DailySends } from '../resources/send/send.resource';
import { sendGapMs, type SendState } from '../resources/send/send.constants';
import type { AccountMessage } from '../resources/site/site.schema';

/** The moment at which all fixtures stand still. */
export const FIXTURE_NOW = '2026-05-20T06:32:00.000Z';

const FAMILY_NAMES = [...'林周许陈吴郑王冯蒋沈韩杨朱秦尤何吕施张孔'];
const GIVEN_NAMES = ['知远', '明', '晓禾', '一诺', '子墨', '雨桐', '书怀', '安', '青', '若溪'];
const TOPICS = [
  '读书会',
  '门店值班',
  '新品试饮',
  '周末亲子手作',
  '骑行小队',
  '老同学',
  '家长群',
  '邻居',
];
const TEXTS = [
  [
    '新人欢迎语',
    '新人',
    '欢迎来到青禾书房！我是小禾。\n回复「书单」看本月共读\n回复「活动」看周末安排',
  ],
  ['营业时间与地址', '常用', '我们每天 10:00 到 22:00 营业，地址在南京西路 128 号二楼。'],
  ['早安', '日签', '早安，今天也读十页吧。'],
  ['预约座位', '书店', '靠窗的位置给你留着，到店报名字就可以。'],
  ['会员说明', '会员', '会员每月可借 4 本书，新书优先预留。'],
  ['售后', '常用', '收到书有破损请拍照发给我，当天换新。'],
] as const;

const ROLES = [
  ['耐心的客服', '你是一家小店的客服。回答简短、友善、具体；不知道的事就说会请同事确认。'],
  ['英语陪练', '你是英语老师。先纠正我句子里的错误，再用简单的英语继续对话。'],
  ['读书伙伴', '你陪我读书。用两三句话概括我发给你的段落，再提一个值得想一想的问题。'],
] as const;

const pick = <T>(items: readonly [T, ...T[]] | readonly T[], at: number, otherwise: T): T =>
  items[at % items.length] ?? otherwise;

/** A signed-in member. */
export const buildUser = (changes: Partial<UserInfo> = {}): UserInfo => ({
  userId: 'user-1',
  name: '林知远',
  email: 'lin@qinghe.cn',
  role: 'vip',
  roleInfo: { role: 'vip' },
  customRole: { router: [] },
  robotInfo: { robotId: 'robot-1', name: '小禾' },
  isActivated: true,
  isPhoneBound: false,
  memberUntil: null,
  createdAt: '2026-01-08T02:00:00.000Z',
  ...changes,
});

/** What can be bought, as a fresh server sells it. */
export const buildPlans = (): Plan[] => [
  { kind: 'mvip', price: 1_900, currency: CURRENCY, months: 1 },
  { kind: 'qvip', price: 4_900, currency: CURRENCY, months: 3 },
  { kind: 'yvip', price: 16_800, currency: CURRENCY, months: 12 },
  { kind: 'avip', price: 39_800, currency: CURRENCY, months: null },
];

/** The n-th order, the newest first; the first of them was not paid. */
export const buildOrder = (at: number, changes: Partial<Order> = {}): Order => {
  const createdAt = new Date(Date.parse(FIXTURE_NOW) - (at + 1) * 30 * 86_400_000);
  const isPaid = at > 0;
  return {
    id: String(100 - at),
    kind: 'mvip',
    price: 1_900,
    currency: CURRENCY,
    state: isPaid ? ORDER_STATE.paid : ORDER_STATE.expired,
    payUrl: `https://chatdeck.example/sandbox/pay?order=${100 - at}`,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + 900_000).toISOString(),
    paidAt: isPaid ? new Date(createdAt.getTime() + 60_000).toISOString() : null,
    ...changes,
  };
};

/** The n-th friend, always the same one. */
export const buildFriend = (at: number, changes: Partial<Friend> = {}): Friend => ({
  wxid: `friend-${at}`,
  name: `${pick(FAMILY_NAMES, at, '林')}${pick(GIVEN_NAMES, at * 7, '明')}${at >= 200 ? at : ''}`,
  alias: at % 3 === 0 ? `${pick(TOPICS, at, '读书会')}的朋友` : '',
  avatar: '',
  weixin: at % 2 === 0 ? `wx_${1000 + at}` : '',
  ...changes,
});

/** The n-th group, always the same one. */
export const buildRoom = (at: number, changes: Partial<Room> = {}): Room => ({
  wxid: `room-${at}`,
  topic: `${pick(TOPICS, at, '读书会')}${at >= TOPICS.length ? ` ${at}` : ''}`,
  avatar: '',
  memberCount: 3 + ((at * 37) % 480),
  isAdmin: at % 4 === 0,
  ...changes,
});

/** The n-th text material, always the same one; the first is the newest. */
export const buildTextMaterial = (
  at: number,
  changes: Partial<TextMaterial> = {},
): TextMaterial => {
  const [name, tag, content] = pick(TEXTS, at, TEXTS[0]);
  return {
    id: String(at + 1),
    type: 1,
    name: at < TEXTS.length ? name : `${name} ${at}`,
    tag,
    content,
    updatedAt: new Date(Date.parse(FIXTURE_NOW) - at * 5_400_000).toISOString(),
    ...changes,
  };
};

/** The n-th material that is no text, always the same one: a file, an H5 link and a mini program in turn. */
export const buildOtherMaterial = (at: number): Material => {
  const common = {
    id: String(1_001 + at),
    tag: pick(['常用', '书店'], at, '常用'),
    updatedAt: new Date(Date.parse(FIXTURE_NOW) - (at + 20) * 5_400_000).toISOString(),
  };
  const thumbUrl = 'https://files.chatdeck.test/u/user-1/cover.png';
  const card = { title: '六月共读书单', description: '十本适合初夏的书', thumbUrl };
  const file = 'https://files.chatdeck.test/u/user-1/menu.pdf';
  const mini = {
    appid: 'wx7f2c5e1b90d34a68',
    username: 'gh_7f2c5e1b90d3',
    thumbKey: '',
    iconUrl: '',
  };
  switch (at % 3) {
    case 0:
      return { ...common, type: 2, name: '饮品单', fileType: 'pdf', url: file };
    case 1:
      return { ...common, type: 4, name: '共读书单', url: 'https://qinghe.cn/books', ...card };
    default:
      return {
        ...common,
        type: 5,
        name: '预约座位',
        ...mini,
        ...card,
        pagePath: 'pages/seat/index',
      };
  }
};

/** The n-th preset role, always the same one. */
export const buildPresetRole = (at: number, changes: Partial<PresetRole> = {}): PresetRole => {
  const [name, content] = pick(ROLES, at, ROLES[0]);
  return {
    id: String(at + 1),
    name: at < ROLES.length ? name : `${name} ${at}`,
    content,
    ...changes,
  };
};

/** The n-th message to the account, the newest first. */
export const buildAccountMessage = (
  at: number,
  changes: Partial<AccountMessage> = {},
): AccountMessage => ({
  id: String(at + 1),
  title: pick(['欢迎使用', '密钥已重置', '欢迎使用'], at, '欢迎使用'),
  content: '在“基础配置”里初始化机器人，然后用密钥启动它。',
  createdAt: new Date(Date.parse(FIXTURE_NOW) - at * 86_400_000).toISOString(),
  ...changes,
});

/** The n-th reminder, always the same one; every other comes again and again. */
export const buildReminder = (at: number, changes: Partial<Reminder> = {}): Reminder => ({
  id: String(at + 1),
  setter: '林知远',
  subscribe: buildFriend(at).name,
  isLoop: at % 2 === 0,
  time: at % 2 === 0 ? '0 30 8 * * *' : '2026-06-01 09:00',
  content: pick(['记得吃早饭', '下午三点开会', '给书架浇水'], at, '记得吃早饭'),
  isDone: false,
  createdAt: new Date(Date.parse(FIXTURE_NOW) - at * 86_400_000).toISOString(),
  ...changes,
});

const roomTarget = (at: number) => ({ id: buildRoom(at).wxid, name: buildRoom(at).topic });

/** The n-th dialogue, always the same one. */
export const buildDialogue = (at: number, changes: Partial<Dialogue> = {}): Dialogue => ({
  id: String(at + 1),
  type: 'room',
  targets: [roomTarget(at)],
  isAllRoom: false,
  isAllFriend: false,
  onlyId: false,
  allowRoomMembers: [],
  openChat: true,
  needAt: 1,
  keywords: [],
  replaceKeyword: false,
  robotType: 6,
  limitNum: 100,
  usedNum: 12,
  rechargeTip: '本月次数用完了',
  defaultReply: undefined,
  openFileAnalyze: false,
  botConfig: { token: 'sk-demo', model: 'gpt-4o-mini', timeoutMs: 60 },
  ...changes,
});

/** The n-th RSS feed, always the same one. */
export const buildRssFeed = (at: number, changes: Partial<RssFeed> = {}): RssFeed => ({
  id: String(at + 1),
  type: 'room',
  targets: [roomTarget(at)],
  rssUrl: `https://news.example/rss/${at + 1}`,
  updateTime: '0 0 * * * *',
  showLink: at % 2 === 0,
  thumbUrl: undefined,
  prefixWord: '新文章',
  suffixWord: undefined,
  ...changes,
});

/** The n-th batch task, always the same one: news for all groups. */
export const buildBatchTask = (at: number): BatchTask => ({
  id: String(at + 1),
  type: 'room',
  cron: '0 0 8 * * *',
  isAll: true,
  targets: [],
  excludeTargets: [roomTarget(at)],
  taskType: 'news',
  taskInfo: { sortId: 13, num: 5, endWord: '以上是今天的新闻', delay: 1_000 },
});

/** The n-th mass send, always the same one: the first is under way, the others have ended with two groups missed. */
export const buildSendJob = (at: number, changes: Partial<SendJob> = {}): SendJob => {
  const states: SendState[] =
    at === 0
      ? ['handedOver', 'handedOver', 'handedOver', 'queued', 'queued', 'queued']
      : ['handedOver', 'handedOver', 'handedOver', 'handedOver', 'offline', 'offline'];
  const count = (state: SendState) => states.filter((other) => other === state).length;
  const createdAt = new Date(Date.parse(FIXTURE_NOW) - at * 86_400_000).toISOString();
  return {
    ...sendProgress(
      String(at + 1),
      { queued: count('queued'), handedOver: count('handedOver'), offline: count('offline') },
      sendGapMs(1),
    ),
    target: 'Room',
    messages: [{ type: 1, content: pick(TEXTS, at + 1, TEXTS[0])[2] }],
    createdAt,
    targets: states.map((state, position) => {
      const { wxid, topic } = buildRoom(position);
      return { wxid, name: topic, state, changedAt: createdAt };
    }),
    ...changes,
  };
};

/** The n-th of 30 days with what was sent on it, the last of them the day of the fixtures. */
export const buildDailySends = (at: number, changes: Partial<DailySends> = {}): DailySends => ({
  date: new Date(Date.parse(FIXTURE_NOW) - (29 - at) * 86_400_000).toISOString().slice(0, 10),
  handedOver: pick([34, 52, 41, 96, 73, 18, 12], at, 0),
  failed: at % 5 === 0 ? 3 : 0,
  ...changes,
});

/** The first n results of a builder. */
export const buildMany = <T>(count: number, build: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => build(at));

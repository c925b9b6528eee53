import { MEDIA_SERVICE, ROBOT_TYPE } from '@chatdeck/sdk/constants';
import type { Json, JsonObject } from '@chatdeck/sdk/rules';

/** What older consoles, scripts and manual edits have written in place of the right value. */
const JUNK: readonly Json[] = [
  null,
  true,
  false,
  '',
  ' ',
  '6',
  'x',
  '词',
  '[',
  '(?',
  '{',
  '$&',
  '2020-13-45',
  'http://',
  'ftp://a',
  0,
  1,
  7,
  0.5,
  -1,
  -0.001,
  1e21,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '长'.repeat(3000),
  [],
  [null],
  [''],
  ['词'],
  [{}],
  [[1]],
  [0, '词', null],
  Array<string>(200).fill('词'),
  {},
  { a: 1 },
  { 'a.b': 1 },
  { $x: 1 },
  { keywords: null },
  { length: 3 },
  { type: 1 },
];

const text = ['词', '更新'];
const reply = { type: 1, content: '好' };
const target = { id: 'r1', name: '读书会' };
const person = { id: 'f1', name: '林知远' };
const trigger = { keywords: text, reg: 1, needAt: 0, scope: 'all' };
const DAILY = '0 0 8 * * *';
const schedule = { type: 'contact', name: '林知远', wxid: 'f1', date: DAILY };
const service = 'http://service.example/answer';

/** A valid config that uses everything. */
export const CONFIG: JsonObject = {
  autoAcceptFriend: true,
  autoReply: true,
  defaultBot: ROBOT_TYPE.dify,
  botScope: 'all',
  roomAt: 0,
  preventLength: 1000,
  preventWords: '赌博，彩票',
  chatDelay: 2,
  defaultReply: '在',
  parseMini: true,
  openRecord: true,
  txApiKey: 'k',
  gpttoken: 'k',
  dify_token: 'k',
  dify_baseUrl: 'http://service.example',
  proxyPassUrl: '',
  openaiTimeout: 60,
  chatFilter: 0,
  noNeedAt: false,
  no_remind: false,
  temperature: 0.8,
  acceptFriendKeyWords: ['你'],
  newFriendReplys: [reply],
  parseMiniRooms: ['读书会'],
  dayTaskSchedule: [{ ...schedule, memorialDay: '2020-01-01', city: '上海' }],
  roomTaskSchedule: [{ ...schedule, contents: [reply] }],
  roomNewsSchedule: [{ ...schedule, sortId: 7, num: 5, endWord: '' }],
  countDownTaskSchedule: [{ ...schedule, memorialDay: '2030-01-01', prefix: '新年', suffix: '' }],
  roomJoinKeywords: [
    { roomName: '读书会', keywords: text, reg: 1, replys: [reply], welcomes: [reply] },
  ],
  roomAsyncList: [{ model: 1, one: '读书会', many: ['子群'], forward: 1 }],
  replyKeywords: [{ ...trigger, replys: [reply] }],
  eventKeywords: [{ ...trigger, keywords: ['新闻'], event: 'news' }],
  callBackEvents: [
    { ...trigger, type: 100, customUrl: service, timeout: 5, moreData: [{ key: 'k', value: 'v' }] },
  ],
  forwards: [
    {
      ...trigger,
      type: 'contact',
      targets: [person],
      forwardType: 'room',
      forwardTargets: [target],
    },
  ],
  privateForwards: [{ name: '林知远', type: 1, rooms: ['读书会'], contacts: ['林知远'] }],
  customBot: { open: true, customUrl: service, timeout: 5, needAt: 0, scope: 'all', moreData: [] },
  summerConfig: {
    ...trigger,
    open: true,
    keywords: ['总结'],
    summerType: 'count',
    summerNum: 50,
    botType: ROBOT_TYPE.dify,
    token: 'k',
    baseUrl: service,
  },
  conversationRecord: { open: true, customUrl: service, header: [], moreData: [] },
  uploadFileConfig: { open: true, ossConfig: { type: 1 } },
};

export const DIALOGUE: JsonObject = {
  type: 'contact',
  targets: [person],
  openChat: true,
  needAt: 0,
  keywords: ['没有人接'],
  isAllRoom: false,
  isAllFriend: false,
  onlyId: false,
  allowRoomMembers: [],
  replaceKeyword: true,
  robotType: ROBOT_TYPE.dify,
  limitNum: 5,
  rechargeTip: '',
  defaultReply: '',
  openFileAnalyze: true,
  botConfig: {
    token: 'k',
    model: 'gpt-4o',
    proxyPass: service,
    timeoutMs: 5,
    systemMessage: '你是{客服}',
    open4v: true,
    open4vConfig: { type: MEDIA_SERVICE.image.dify },
    openWhisper: true,
    whisperConfig: { keywords: [] },
    keywordSystemMessages: [{ keyword: '没有', promotId: '1' }],
  },
};

export const TASK: JsonObject = {
  type: 'room',
  cron: DAILY,
  isAll: false,
  targets: [target],
  excludeTargets: [],
  taskType: 'custom',
  taskInfo: { contents: [reply], delay: 1000 },
};

export const FEED: JsonObject = {
  type: 'room',
  targets: [target],
  rssUrl: service,
  updateTime: DAILY,
  showLink: false,
};

/** A document with some of its values, at any depth, deleted or replaced by invalid ones. */
export function spoiled(value: Json, random: () => number, share: number): Json {
  const junk = () => JUNK[Math.floor(random() * JUNK.length)] ?? null;
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => (random() < share ? [] : [spoiled(item, random, share)]));
    return random() < share ? [junk(), ...items] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]): [string, Json][] => {
      const chance = random();
      if (chance < share) return [];
      return [[name, chance < 3 * share ? junk() : spoiled(item, random, share)]];
    }),
  );
}

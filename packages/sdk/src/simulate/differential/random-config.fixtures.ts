/** Configs and dialogues as a robot may be served, a few rows of them malformed. */
import { json, type Json, type JsonObject, type Random } from './random.fixtures';
import {
  callbackRule,
  customBot,
  forwardRule,
  privateForwardRule,
  replies,
  replyRule,
  roomJoinRule,
  skillRule,
  summary,
  syncRule,
} from './random-rules.fixtures';
import { PEOPLE, ROOMS, WORDS } from './random-world.fixtures';

const LISTS = {
  privateForwards: privateForwardRule,
  roomJoinKeywords: roomJoinRule,
  forwards: forwardRule,
  callBackEvents: callbackRule,
  eventKeywords: skillRule,
  replyKeywords: replyRule,
  roomAsyncList: syncRule,
};
/** The lists that the plugin iterates at other moments, such as the skill that updates the config. */
const SCHEDULES = [
  'dayTaskSchedule',
  'roomNewsSchedule',
  'roomTaskSchedule',
  'countDownTaskSchedule',
];

export function rowsOf(list: keyof typeof LISTS, random: Random, count: number): JsonObject[] {
  return random.times(count, () => LISTS[list](random));
}

/** The keys of every provider; each is missing now and then. */
function providerSettings(random: Random): JsonObject {
  const key = (value: string) => (random.chance(0.85) ? value : '');
  const base = () => random.pick(['https://ai.example/v1', 'https://ai.example/v1', '']);
  return json({
    defaultBot: random.pick<Json>([0, 5, 6, 6, 6, 8, 8, 9, 11, 12, 13, 7, '6']),
    gpttoken: key('key'),
    proxyPassUrl: base(),
    openaiModel: random.maybe<Json>(0.3, ['gpt-4o', 'deepseek-chat', null]),
    openaiSystemMessage: random.pick(['', '', '你是 {{客服}}', '你是 {客服}']),
    openaiTimeout: 5,
    dify_token: key('key'),
    dify_baseUrl: base(),
    difyAgent: random.chance(0.5),
    coze_token: key('key'),
    coze_botId: key('bot'),
    coze_baseUrl: base(),
    cozev3_token: key('key'),
    cozev3_botId: key('bot'),
    cozev3_baseUrl: base(),
    qany_token: key('key'),
    qany_botId: key('bot'),
    tencentAESKey: key('key'),
    tencentToken: key('token'),
    chatFilter: random.pick([0, 0, 0, 1]),
    filterAppid: 'app',
    filterApiKey: 'key',
    filterSecretKey: 'secret',
  });
}

const scalars = (random: Random): JsonObject =>
  json({
    autoReply: random.chance(0.6),
    botScope: random.pick(['all', 'all', 'room', 'friend']),
    defaultReply: random.pick(['我在', '']),
    preventLength: random.pick<Json>([0, 40, 1000, '40']),
    preventWords: random.pick(['', '', '敏感，hello', '价格']),
    roomAt: random.pick([0, 1]),
    friendNoReplyInRoom: random.pick([0, 1]),
    ignoreRoomMentionAll: random.chance(0.5),
    noNeedAt: random.chance(0.3),
    parseMini: random.chance(0.3),
    parseMiniRooms: random.chance(0.3) ? ['读书会'] : [],
    no_remind: random.chance(0.2),
    openRecord: random.chance(0.5),
    chatDelay: random.pick([0, 2]),
  });

/** A config in which each list has rows with this probability. */
export function randomConfig(random: Random, density: number): JsonObject {
  const lists = Object.keys(LISTS) as (keyof typeof LISTS)[];
  const has = () => random.chance(density);
  return json({
    ...scalars(random),
    ...providerSettings(random),
    ...Object.fromEntries(SCHEDULES.map((list) => [list, []])),
    ...Object.fromEntries(
      lists.map((list) => [list, rowsOf(list, random, has() ? 1 + random.below(4) : 0)]),
    ),
    newFriendReplys: random.maybe<Json>(0.3, [[], replies(random), replies(random)]),
    customBot: has() ? customBot(random) : null,
    summerConfig: has() ? summary(random) : undefined,
    uploadFileConfig: null,
  });
}

/** What a dialogue asks with. */
export function botConfig(random: Random): JsonObject {
  return json({
    token: random.pick(['key', 'key', 'key', '']),
    botId: random.pick(['bot', 'bot', '']),
    proxyPass: random.maybe(0.2, ['https://ai.example/v1', 'https://ai.example/v1', '']),
    model: random.maybe(0.15, ['gpt-4o', 'gpt-3.5-turbo']),
    systemMessage: random.pick(['', '你是助手', '坏 {']),
    promotId: random.pick(['', '', '1']),
    keywordSystemMessages: random.pick<Json>([
      [],
      [{ keyword: random.pick(WORDS), promotId: '1' }],
    ]),
    showQuestion: true,
    timeoutMs: 5,
    isAiAgent: random.chance(0.3),
    filter: random.chance(0.1),
    filterConfig: { type: 1, appId: 'a', apiKey: 'b', secretKey: 'c' },
    open4v: random.chance(0.3),
    open4vConfig: random.pick<Json>([
      {},
      { type: 6 },
      { type: 7 },
      { baseUrl: 'https://ai.example/v1' },
    ]),
    openWhisper: random.chance(0.3),
    whisperConfig: random.pick<Json>([{}, { keywords: ['报名'] }]),
  });
}

export function randomDialogue(random: Random, id: string): JsonObject {
  const isRoom = random.chance(0.6);
  const chats = isRoom ? ROOMS.map((room) => ({ id: room.id, name: room.topic })) : PEOPLE;
  const targets = random.some(chats).map(({ id: target, name }) => ({
    id: random.pick([target, target, 'other']),
    name,
  }));
  return json({
    id,
    type: isRoom ? 'room' : 'contact',
    targets,
    onlyId: random.chance(0.2),
    isAllRoom: isRoom && random.chance(0.25),
    isAllFriend: !isRoom && random.chance(0.25),
    allowRoomMembers: random.maybe<Json>(0.4, [
      [],
      random.some(PEOPLE).map((person) => ({ id: person.id, name: person.name })),
    ]),
    openChat: random.chance(0.8),
    needAt: random.pick([0, 0, 1]),
    keywords: random.pick<Json>([[], [], random.some(WORDS)]),
    replaceKeyword: random.chance(0.5),
    robotType: random.pick<Json>([6, 6, 8, 9, 11, 12, 13, 7, '6']),
    limitNum: random.pick([0, 0, 1, 5]),
    usedNum: random.pick([0, 0, 1, 5]),
    rechargeTip: random.pick(['', '请充值']),
    defaultReply: random.pick(['', '休息中']),
    openFileAnalyze: random.chance(0.4),
    botConfig: botConfig(random),
  });
}

const BAD: readonly Json[] = [null, 0, '', '报名', [], {}, 7, [null]];

/** One property of one row is missing or something else. */
export function spoiled(row: JsonObject, random: Random): JsonObject {
  const key = random.pick(Object.keys(row));
  const { [key]: _, ...rest } = row;
  return random.chance(0.4) ? rest : { ...rest, [key]: random.pick(BAD) };
}

/** The lists of a config: rules of every mode, scope and @ rule, with keywords that overlap. */
import { json, type JsonObject, type Json, type Random } from './random.fixtures';
import { MADE_ROOM, PEOPLE, ROOMS, UNKNOWN, WORDS } from './random-world.fixtures';

/** The stored materials; a reply with another id is sent as it was copied. */
export const MATERIALS: readonly JsonObject[] = [
  { id: 7, type: 1, content: '素材的新内容' },
  { id: '8', type: 4, url: 'https://files.example/new', title: '新标题', description: '新\\n描述' },
];

const FILE = 'https://files.example/报告.png';

/** A reply item; some of them the robot cannot send. */
export function replyItem(random: Random): JsonObject {
  const id = random.chance(0.25) ? random.pick<Json>([7, '8', 99]) : undefined;
  const picture = { url: FILE, thumbUrl: FILE };
  return random.pick<() => JsonObject>([
    () => json({ id, type: 1, content: `答复${random.below(9)}` }),
    () => json({ id, type: 1, content: '第一行\\n第二行' }),
    () => json({ type: 1, content: random.pick<Json>(['', 5]) }),
    () =>
      json({ id, type: 2, url: random.pick([FILE, 'https://files.example/b.pdf', '', 'no url']) }),
    () => json({ type: 3, url: 'data:image/png;base64,AAAA' }),
    () =>
      json({ id, type: 4, ...picture, title: '标题\\n二', description: random.pick(['描述', '']) }),
    () =>
      json({
        type: 5,
        ...picture,
        appid: 'wx1',
        title: '小程序',
        pagePath: 'p/i',
        description: '说',
      }),
    () =>
      json({ type: 8, url: 'https://files.example/v.silk', voiceLength: random.pick([900, 0]) }),
    () => json({ type: random.pick<Json>([6, '1']), content: '名片' }),
  ])();
}

export const replies = (random: Random): JsonObject[] =>
  random.times(random.pick([0, 1, 1, 1, 2, 3]), () => replyItem(random));

/** Mode, @ rule and scope of a row. */
function conditions(random: Random) {
  return {
    keywords: random.some(WORDS).slice(0, 3),
    reg: random.pick<Json>([1, 1, 1, 2, 2, 2, random.pick<Json>([1, 2, '1', 3])]),
    needAt: random.pick<Json>([0, 0, 1, 0, 1, '1']),
    scope: random.pick<Json>(['all', 'all', 'room', 'friend', 'x']),
  };
}

/** `needAt` is left out in some rows. */
function conditioned(random: Random, row: Readonly<Record<string, Json | undefined>>): JsonObject {
  const needsDefault = random.chance(0.2);
  const made = conditions(random);
  return json({ ...made, ...(needsDefault && { needAt: undefined }), ...row });
}

export const replyRule = (random: Random): JsonObject =>
  conditioned(random, { replys: replies(random) });

const moreData = (random: Random): Json | undefined =>
  random.maybe<Json>(0.3, [[], [{ key: 'from', value: '1' }]]);

export const callbackRule = (random: Random): JsonObject =>
  conditioned(random, {
    type: random.pick<Json>([1, 100, 100, '1', 7]),
    postUrl: 'https://callback.example/built-in',
    customUrl: random.pick(['https://callback.example/own', 'https://callback.example/two']),
    timeout: random.pick([0, 5]),
    moreData: moreData(random),
  });

const EVENTS = [
  'rubbish',
  'mingyan',
  'sweetword',
  'star',
  'news',
  'xing',
  'skl',
  'lunar',
  'goldreply',
  'xhy',
  'rkl',
  'emo',
  'meinv',
  'cname',
  'event-abc',
  'outapi-x',
  'updateConfig',
  'reloadFriend',
  'reloadRoomOnly',
  'reloadFriendOnly',
  'autoRoomCreate',
  'avatar',
];

export function skillRule(random: Random): JsonObject {
  const event = random.pick(EVENTS);
  const members = random.some([
    { id: PEOPLE[0]?.id ?? '', name: '' },
    { id: '', name: PEOPLE[1]?.name ?? '' },
    { id: 'wxid_nobody', name: UNKNOWN },
  ]);
  const welcomes = random.chance(0.5) ? [{ type: 1, content: '欢迎' }] : [];
  const otherInfo = { members, name: MADE_ROOM, welcomes, tips: random.pick(['', '稍等']) };
  return conditioned(random, {
    event,
    otherInfo: event === 'autoRoomCreate' && random.chance(0.8) ? otherInfo : undefined,
  });
}

/** A group or friend as a rule names it: by id, by name, by a former name, or one that is gone. */
function named(random: Random, isRoom: boolean): JsonObject {
  const { id, name } = random.pick(
    isRoom ? ROOMS.map((room) => ({ id: room.id, name: room.topic })) : PEOPLE,
  );
  return random.pick<JsonObject>([
    { id, name },
    { id, name },
    { id, name: '旧名字' },
    { name },
    { id: '', name },
    { id: 'gone@chatroom', name: UNKNOWN },
  ]);
}

export function forwardRule(random: Random): JsonObject {
  const [isRoom, toRoom] = [random.chance(0.5), random.chance(0.5)];
  const { keywords, reg } = conditions(random);
  return json({
    keywords,
    reg,
    type: isRoom ? 'room' : 'contact',
    targets: random.times(2, () => named(random, isRoom)),
    forwardType: toRoom ? 'room' : 'contact',
    forwardTargets: random.times(1 + random.below(3), () => named(random, toRoom)),
  });
}

const topics = [...ROOMS.map(({ topic }) => topic), UNKNOWN];
const names = [...PEOPLE.map(({ name }) => name), '没人'];

export const privateForwardRule = (random: Random): JsonObject => ({
  name: random.pick(names),
  type: random.pick([1, 2]),
  rooms: random.some(topics),
  contacts: random.some(names),
});

export function roomJoinRule(random: Random): JsonObject {
  const { keywords, reg } = conditions(random);
  return json({
    keywords,
    reg,
    roomName: random.pick(topics),
    replys: replies(random),
    welcomes: [],
  });
}

export const syncRule = (random: Random): JsonObject => ({
  model: random.pick([1, 2, 3, 4]),
  one: random.pick(topics),
  many: random.some(topics),
  forward: random.pick([1, 2, 2, 3]),
});

/** What an AI needs to be asked, sometimes without one of it. */
export function customBot(random: Random): JsonObject {
  const { keywords: _, ...rest } = conditions(random);
  return json({
    ...rest,
    open: random.chance(0.7),
    customUrl: 'https://callback.example/bot',
    timeout: 0,
    moreData: moreData(random),
    openWhisper: random.chance(0.4),
    whisperConfig: random.pick<Json>([{}, { keywords: [] }, { keywords: ['报名', '价'] }]),
  });
}

export function summary(random: Random): JsonObject {
  const { keywords, reg, needAt, scope } = conditions(random);
  return {
    keywords,
    reg,
    needAt,
    scope,
    open: random.chance(0.8),
    summerType: random.pick(['time', 'num']),
    summerTime: random.pick([0, 2]),
    summerNum: random.pick([1, 50]),
    botType: random.pick<Json>([6, 8, 9, 11, 12, 13, '6']),
    token: random.pick(['key', 'key', 'key', '']),
    botId: random.pick(['bot', 'bot', '']),
    baseUrl: random.pick(['https://ai.example/v1', 'https://ai.example/v1', '']),
    model: 'gpt-4o',
    prompt: random.pick(['总结一下', '总结 {braces}']),
    timeout: 5,
  };
}

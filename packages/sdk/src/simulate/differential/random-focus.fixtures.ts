/** How a case is changed so that a stage decides it. */
import type { StageId } from '../simulation.types';
import { botConfig } from './random-config.fixtures';
import {
  fitting,
  set,
  toPrivate,
  toRoom,
  withDialogue,
  withRow,
  type Draft,
} from './random-draft.fixtures';
import type { Json, JsonObject, Random } from './random.fixtures';
import { customBot, replyItem, summary } from './random-rules.fixtures';
import { PEOPLE, ROBOT, ROOM_KEEPER, ROOMS } from './random-world.fixtures';

/** Earlier stages are cleared of what would decide before; most of the time, so that they overlap as well. */
export const EARLIER: JsonObject = {
  summerConfig: null,
  privateForwards: [],
  roomJoinKeywords: [],
  callBackEvents: [],
  preventWords: '',
  preventLength: 1000,
  eventKeywords: [],
};

const rewardingReply = (random: Random): Json => [replyItem(random), { type: 1, content: '好的' }];

/** How a draft is changed so that a stage decides. */
export const FOCUS: Readonly<Record<StageId, (draft: Draft, random: Random) => void>> = {
  receive(draft, random) {
    if (random.chance(0.5)) draft.from = ROBOT;
    else set(draft, { $unsaveable: 1 });
  },
  privateForward(draft, random) {
    toPrivate(draft);
    draft.role = 'vip';
    draft.kind = random.pick(['text', 'text', 'url', 'image', 'file']);
    const topics = random.some(ROOMS).map(({ topic }) => topic);
    const { name } = draft.from;
    // A picture for a group that is gone throws, so that the next stages decide.
    const isKnown = draft.kind === 'image' || random.chance(0.5);
    const known = { name, rooms: topics, contacts: [ROOM_KEEPER] };
    withRow(draft, 'privateForwards', isKnown ? known : { name }, random);
  },
  card(draft, random) {
    set(draft, {
      privateForwards: [],
      parseMini: true,
      parseMiniRooms: draft.room ? [draft.room.topic] : [],
    });
    draft.kind = random.pick(['url', 'mini']);
  },
  account(draft, random) {
    toPrivate(draft);
    draft.kind = 'text';
    if (random.chance(0.5)) draft.from = { id: 'gh_paper', name: '日报', isOfficial: true };
    else draft.text = '  ';
  },
  voice(draft, random) {
    set(draft, { privateForwards: [] });
    draft.kind = 'audio';
    const settings = { ...botConfig(random), openWhisper: true };
    if (random.chance(0.6)) withDialogue(draft, { botConfig: settings }, random);
    else set(draft, { customBot: { ...customBot(random), openWhisper: true } });
  },
  upload(draft, random) {
    draft.kind = random.pick(['image', 'file', 'audio', 'video']);
    const storage = {
      type: 2,
      s3Region: 'r',
      s3AkId: 'a',
      s3AkSecret: 'b',
      s3Bucket: 'bucket',
      s3Endpoint: 'storage.example',
    };
    draft.dialogues = [];
    const mute = { ...botConfig(random), openWhisper: false };
    set(draft, {
      privateForwards: [],
      customBot: null,
      uploadFileConfig: {
        open: true,
        imagePrompt: '看图',
        ossConfig: { ...storage, custom_path: '/' },
      },
    });
    if (random.chance(0.5))
      withDialogue(draft, { openFileAnalyze: random.chance(0.7), botConfig: mute }, random);
  },
  image(draft, random) {
    set(draft, { privateForwards: [] });
    draft.kind = 'image';
    withDialogue(draft, { botConfig: { ...botConfig(random), open4v: true } }, random);
  },
  empty(draft, random) {
    toRoom(draft, random);
    [draft.kind, draft.text, draft.isMentioned] = ['text', '', true];
    set(draft, { ignoreRoomMentionAll: false });
  },
  official(draft, random) {
    toPrivate(draft);
    draft.kind = 'text';
    if (random.chance(0.5)) draft.from = { id: 'wxid_pay', name: '微信支付' };
    else draft.text = '林知远开启了朋友验证，你还不是他（她）朋友';
  },
  length(draft) {
    toPrivate(draft);
    draft.kind = 'text';
    set(draft, { preventLength: 40 });
    draft.text = draft.text.padEnd(60, '很长');
  },
  newFriend(draft, random) {
    toPrivate(draft);
    draft.kind = 'text';
    draft.text = '你已添加了林知远，现在可以开始聊天了。';
    set(draft, { newFriendReplys: random.chance(0.85) ? rewardingReply(random) : null });
  },
  roomInvite(draft, random) {
    toPrivate(draft);
    draft.kind = 'text';
    withRow(draft, 'roomJoinKeywords', {}, random);
  },
  reminder(draft, random) {
    toPrivate(draft);
    draft.kind = 'text';
    set(draft, { no_remind: false, roomJoinKeywords: [] });
    draft.text = random.pick([
      '提醒 我 18:30 喝水',
      '提醒 我 25:30 喝水',
      '提醒 周明 每天 8：05 起床',
      '提醒 我 每天 八点 起床',
      '提醒 我 2026-12-31 18:30 跨年',
      '提醒 我 2026-02-30 18:30 跨年',
      '提醒 我  18:30   喝水 多喝',
      '提醒我喝水',
    ]);
  },
  forward(draft, random) {
    const { room, from } = draft;
    const target = room ? { id: room.id, name: room.topic } : { id: from.id, name: from.name };
    const change = { type: room ? 'room' : 'contact', targets: [target], reg: 1 };
    const reached = { name: ROOM_KEEPER };
    const sure = { ...change, forwardType: 'contact', forwardTargets: [reached] };
    withRow(draft, 'forwards', sure, random);
  },
  callback: (draft, random) =>
    withRow(draft, 'callBackEvents', { type: random.pick([1, 100]) }, random),
  preventWords(draft) {
    set(draft, { preventWords: `别的词，${draft.word}` });
    draft.isMentioned = draft.room !== undefined;
  },
  summary(draft, random) {
    const made = { ...fitting(summary(random), draft, random), open: true };
    // The faults of providers are for configs in which another stage is to decide.
    const sure = { ...made, prompt: '总结一下', baseUrl: 'https://ai.example/v1' };
    set(draft, { ...EARLIER, openRecord: true, summerConfig: sure });
    draft.role = 'vip';
  },
  skill: (draft, random) => withRow(draft, 'eventKeywords', {}, random),
  reply: (draft, random) =>
    withRow(draft, 'replyKeywords', { replys: rewardingReply(random) }, random),
  dialogue(draft, random) {
    set(draft, { replyKeywords: [], eventKeywords: [] });
    withDialogue(draft, { needAt: draft.isMentioned ? 1 : 0 }, random);
    if (random.chance(0.15)) draft.text = random.pick(['重置', 'reset', '重新开始']);
  },
  customBot(draft, random) {
    const open = { ...customBot(random), open: true, needAt: 0, scope: 'all' };
    set(draft, { replyKeywords: [], eventKeywords: [], summerConfig: null, customBot: open });
    draft.dialogues = [];
  },
  provider(draft, random) {
    const mine = { autoReply: true, botScope: 'all', roomAt: random.pick([0, 0, 1]) };
    set(draft, {
      ...mine,
      customBot: null,
      replyKeywords: [],
      eventKeywords: [],
      summerConfig: null,
    });
    if (random.chance(0.2)) draft.text = random.pick(['重置', 'reset', '清除上下文']);
  },
  sync(draft, random) {
    // Somebody with the name of the group would not be synchronised.
    draft.from = random.pick(PEOPLE.slice(0, 4));
    toRoom(draft, random);
    set(draft, { ignoreRoomMentionAll: true });
    draft.kind = random.pick(['text', 'text', 'text', 'url', 'image', 'file']);
    [draft.isMentioned, draft.role] = [random.chance(0.05), 'vip'];
    const topic = draft.room?.topic ?? '';
    const rooms = [topic, ...random.some(ROOMS).map((room) => room.topic)];
    const change = { model: random.pick([1, 2, 3]), one: random.pick(rooms), many: rooms };
    const sure = { model: 3, many: ROOMS.map((room) => room.topic), forward: 2 };
    withRow(draft, 'roomAsyncList', random.chance(0.8) ? sure : change, random);
  },
};

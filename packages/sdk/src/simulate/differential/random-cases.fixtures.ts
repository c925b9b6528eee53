/** Cases: a config, dialogues and messages, of which each has one stage that is to decide. */
import type { SimulationMessage, StageId } from '../simulation.types';
import { randomConfig, randomDialogue, spoiled } from './random-config.fixtures';
import { set, type Draft, type Kind } from './random-draft.fixtures';
import { EARLIER, FOCUS } from './random-focus.fixtures';
import { randomOf, type Json, type JsonObject, type Random } from './random.fixtures';
import { MATERIALS } from './random-rules.fixtures';
import { PEOPLE, ROBOT, ROOMS, SENTENCES, WORDS } from './random-world.fixtures';

export interface Case {
  readonly seed: number;
  readonly focus: StageId;
  readonly config: JsonObject;
  readonly dialogues: readonly Json[];
  readonly materials: readonly JsonObject[];
  readonly role: string;
  readonly now: number;
  readonly messages: readonly SimulationMessage[];
}

const NOON = Date.UTC(2026, 10, 23, 4, 5, 6);

function randomText(random: Random, word: string): string {
  return random.pick([
    word,
    word,
    `${random.pick(SENTENCES)}${word}`,
    `${word} ${random.pick(WORDS)}`,
  ]);
}

/** In groups some messages have the @ of the robot, of others, or a mail address. */
function withMentions(random: Random, text: string, isMentioned: boolean): string {
  const mention = isMentioned ? `@${ROBOT.name}\u2005` : '';
  if (text === '') return mention;
  return random.pick([
    `${mention}${text}`,
    `${mention}${text}`,
    `@Bob ${mention}${text}`,
    `${mention}${text} a@b.com`,
  ]);
}

const card = { title: '标题', description: '描述', thumbUrl: 'https://files.example/t.png' };
const miniCard = { ...card, appid: 'wx1', username: 'gh_1@app', pagePath: 'a%20b' };

function messageOf(draft: Draft, random: Random, text = draft.text): SimulationMessage {
  const { from, room, kind = 'text', isMentioned } = draft;
  const isText = kind === 'text';
  const base = { from, ...(room && { room }), kind };
  const mention = room && { isMentioned, mentionsAll: random.chance(0.1) };
  if (kind === 'url') return { ...base, ...mention, text: 'https://files.example/page', card };
  if (kind === 'mini') return { ...base, text: '', card: miniCard };
  if (!isText) return { ...base, text: kind === 'audio' ? text : `文件.${kind}` };
  return { ...base, ...mention, text: room ? withMentions(random, text, isMentioned) : text };
}

/** Some rows are malformed in cases of stages that other lists can decide as well. */
const SPOILED: readonly StageId[] = [
  'roomInvite',
  'callback',
  'skill',
  'reply',
  'dialogue',
  'customBot',
  'provider',
];
/** Stages with others before them, which are mostly cleared. */
const LATE: readonly StageId[] = [
  'callback',
  'preventWords',
  'summary',
  'skill',
  'reply',
  'dialogue',
  'customBot',
  'provider',
  'sync',
  'forward',
  'roomInvite',
];
const STAGES = Object.keys(FOCUS) as StageId[];
const KINDS: readonly Kind[] = ['text', 'text', 'text', 'text', 'text', 'text', 'url', 'audio'];

function draftOf(random: Random): Draft {
  const word = random.pick(WORDS);
  const room = random.maybe(0.4, ROOMS);
  return {
    config: randomConfig(random, 0.35),
    dialogues: random.times(random.pick([0, 0, 1, 2]), (index) =>
      randomDialogue(random, `r${index}`),
    ),
    role: random.pick(['vip', 'vip', 'vip', 'default']),
    room,
    from: random.pick(PEOPLE.slice(0, 5)),
    kind: random.chance(0.9) ? 'text' : random.pick(KINDS),
    word,
    text: randomText(random, word),
    isMentioned: room !== undefined && random.chance(0.5),
  };
}

function withSpoiledRow(config: JsonObject, random: Random): JsonObject {
  const lists = Object.keys(config).filter((key) => hasRows(config[key]));
  if (lists.length === 0) return config;
  const list = random.pick(lists);
  const rows = config[list];
  if (!hasRows(rows)) return config;
  const at = random.below(rows.length);
  return {
    ...config,
    [list]: rows.map((row, index) => (index === at ? spoiled(row, random) : row)),
  };
}

const hasRows = (rows: Json | undefined): rows is readonly JsonObject[] =>
  Array.isArray(rows) && rows.length > 0 && rows.every((row: Json) => typeof row === 'object');

/** More messages of the same chat, for what the robot retains between them. */
function messagesOf(draft: Draft, focus: StageId, random: Random): SimulationMessage[] {
  const first = messageOf(draft, random);
  if (focus === 'image') {
    const question: Draft = { ...draft, kind: 'text', text: random.pick([draft.text, '这是什么']) };
    return [first, messageOf(question, random), messageOf(question, random)];
  }
  // After a file ChatGPT fails at further questions of the chat, which the simulation does not retain.
  if (focus === 'upload' || random.chance(0.7)) return [first];
  return [first, messageOf(draft, random, randomText(random, random.pick(WORDS)))];
}

/** The case of a number; a failure reports it. */
export function caseOf(seed: number): Case {
  const random = randomOf(seed);
  const focus = STAGES[seed % STAGES.length] ?? 'reply';
  const draft = draftOf(random);
  const isLate = LATE.includes(focus);
  if (isLate && random.chance(0.85)) {
    set(draft, EARLIER);
    draft.kind = 'text';
  }
  FOCUS[focus](draft, random);
  const isSpoiled = SPOILED.includes(focus) && random.chance(0.3);
  const config = isSpoiled ? withSpoiledRow(draft.config, random) : draft.config;
  const dialogues =
    isSpoiled && random.chance(0.3)
      ? draft.dialogues.map((row) => spoiled(row, random))
      : draft.dialogues;
  const userInfo = { userId: 'u1', name: 'n', role: draft.role };
  return {
    seed,
    focus,
    config: { ...config, id: 1, userInfo },
    dialogues,
    materials: MATERIALS,
    role: draft.role,
    now: NOON + random.below(86_400) * 1000,
    messages: messagesOf(draft, focus, random),
  };
}

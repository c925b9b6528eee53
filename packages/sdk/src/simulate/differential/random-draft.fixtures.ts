/** What a case is made of before its stage is chosen, and the changes that stages share. */
import type { SimulationMessage } from '../simulation.types';
import { randomDialogue, rowsOf } from './random-config.fixtures';
import { json, type Json, type JsonObject, type Random } from './random.fixtures';
import { ROOMS, WORDS } from './random-world.fixtures';

export type Kind = SimulationMessage['kind'];

/** What a case is made of before its stage is chosen. */
export interface Draft {
  config: JsonObject;
  dialogues: JsonObject[];
  role: string;
  room: SimulationMessage['room'];
  from: SimulationMessage['from'];
  kind: Kind;
  word: string;
  text: string;
  isMentioned: boolean;
}

/** A row that fits the message, by one of the conditions that do. */
export function fitting(row: JsonObject, draft: Draft, random: Random): JsonObject {
  const { word, text, room, isMentioned } = draft;
  return json({
    ...row,
    keywords: [word, random.pick(WORDS)],
    reg: text === word ? random.pick([1, 2]) : 1,
    needAt: isMentioned ? random.maybe(0.3, [0, 1]) : 0,
    scope: random.pick(['all', room ? 'room' : 'friend']),
  });
}

/** Puts a row into the list where it is often the first that fits. */
export function withRow(
  draft: Draft,
  list: Parameters<typeof rowsOf>[0],
  change: JsonObject,
  random: Random,
) {
  const rows = draft.config[list];
  const [row = {}, second = {}] = rowsOf(list, random, 2);
  const hasKeywords = list !== 'privateForwards' && list !== 'roomAsyncList';
  const made = { ...(hasKeywords ? fitting(row, draft, random) : row), ...change };
  const later = hasKeywords && random.chance(0.4) ? [fitting(second, draft, random)] : [];
  const others = [...later, ...(Array.isArray(rows) ? (rows as readonly Json[]) : [])];
  set(draft, { [list]: random.chance(0.8) ? [made, ...others] : [...others, made] });
}

/** A dialogue for the chat of the message. */
export function withDialogue(draft: Draft, change: JsonObject, random: Random) {
  const { room, from } = draft;
  const target = room ? { id: room.id, name: room.topic } : { id: from.id, name: from.name };
  const dialogue = randomDialogue(random, `d${random.below(1000)}`);
  const own = {
    type: room ? 'room' : 'contact',
    targets: [target],
    allowRoomMembers: [],
    openChat: true,
  };
  draft.role = 'vip';
  draft.dialogues = [
    json({ ...dialogue, ...own, isAllRoom: false, isAllFriend: false, ...change }),
  ];
}

export const set = (draft: Draft, change: JsonObject) =>
  void (draft.config = { ...draft.config, ...change });

export function toRoom(draft: Draft, random: Random) {
  draft.room = random.pick(ROOMS);
  if (draft.kind === 'text') draft.isMentioned = random.chance(0.5);
}
export function toPrivate(draft: Draft) {
  draft.room = undefined;
  draft.isMentioned = false;
  set(draft, { privateForwards: [] });
}

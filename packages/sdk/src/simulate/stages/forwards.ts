/** What goes to other chats: designated users, keyword forwards, and the synchronisation of groups. */
import { CONTENT_TYPE } from '../../resources/material/content-type.constants';
import { asArray, each, hasItems, includes, read } from '../robot-values';
import { stamp } from '../robot-clock';
import type { RuleReference, SentReply, StageId, Target } from '../simulation.types';
import {
  keywordIn,
  noMatch,
  passedOn,
  rowsOf,
  stopped,
  type Outcome,
  type StageRule,
  type Turn,
} from '../turn';
import { chatById, chatByName, contactBy } from '../targets';
import type { ReasonId } from '../reason-texts';

const ON_PHONE = '请在手机上查看]';
const ONE_TO_MANY = 1;
const MANY_TO_ONE = 2;
const MANY_TO_MANY = 3;
const TEXT_ONLY = 1;
const EVERYTHING = 2;

/** The message itself, passed on. */
function sameMessage({ message, raw }: Turn): SentReply {
  const { kind = 'text', card } = message;
  if (kind === 'text') return { type: CONTENT_TYPE.text, content: raw };
  if (kind === 'url') return { type: CONTENT_TYPE.h5, url: raw, ...card };
  if (kind === 'mini') return { type: CONTENT_TYPE.mini, ...card };
  return { type: CONTENT_TYPE.file, name: raw };
}

const send = (turn: Turn, by: StageId, to: Target, message: SentReply) =>
  void turn.sends.push({ to, message, by });

/** A picture to somebody who is not found is an error; everything else is skipped. */
function forwardTo(turn: Turn, target: Target | undefined): void {
  if (target) send(turn, 'privateForward', target, sameMessage(turn));
  else if (turn.message.kind === 'image') each(undefined);
}

function privateForward(turn: Turn): Outcome {
  const { config, isMember, raw, message, sends } = turn;
  const rows = read(config, 'privateForwards');
  if (!hasItems(rows)) return noMatch('unset');
  if (!isMember) return passedOn('membership');
  if (raw.includes(ON_PHONE)) return passedOn('onPhone');
  let isHit = false;
  let rule = turn.cursor.rule;
  for (const row of rowsOf(turn, 'privateForwards')) {
    if (read(row, 'name') !== message.from.name) continue;
    isHit = true;
    rule = turn.cursor.rule;
    for (const topic of each(read(row, 'rooms'))) forwardTo(turn, chatByName(turn, 'room', topic));
    for (const name of each(read(row, 'contacts')))
      forwardTo(turn, chatByName(turn, 'contact', name));
  }
  turn.cursor.rule = rule;
  if (!isHit) return noMatch('otherChat');
  return stopped(sends.length > 0 ? 'forwarded' : 'noTarget');
}

/** The first rule for this chat whose keyword fits; each is read in full before. */
function forwardRule(turn: Turn): { row: unknown; keyword: Outcome['keyword'] } | undefined {
  const { message, raw, text, config } = turn;
  const { room, from } = message;
  for (const row of rowsOf(turn, 'forwards', asArray(read(config, 'forwards')))) {
    const chat = room ? { id: room.id, name: room.topic } : from;
    const targets = asArray(read(row, 'targets'));
    const here = targets.filter(
      (one) => read(one, 'name') === chat.name || read(one, 'id') === chat.id,
    );
    const keyword = keywordIn(row, room ? raw : text);
    if (keyword && here.length > 0 && read(row, 'type') === (room ? 'room' : 'contact'))
      return { row, keyword };
  }
  return undefined;
}

/** A group is searched by two keys, which the library does only with an id; undefined where it refuses. */
function forwardTargets(turn: Turn, row: unknown): readonly (Target | undefined)[] {
  const isRoom = read(row, 'forwardType') === 'room';
  return each(read(row, 'forwardTargets')).flatMap((target) => {
    const [id, name] = [read(target, 'id'), read(target, 'name')];
    if (isRoom) return id ? [chatById(turn, 'room', id, name)] : [];
    try {
      return [contactBy(turn, id, name)];
    } catch {
      return [];
    }
  });
}

function forwardText({ message, raw, text, setup }: Turn): string {
  const time = stamp(setup.now?.getTime(), 'MM-DD HH:mm:ss');
  const { room, from } = message;
  const source = room
    ? `收到群聊【${room.topic}】中【${from.name}】发送的内容：${raw}`
    : `收到好友【${from.name}】发送的内容：${text}`;
  return `【关键词转发】\n 时间：${time} \n${source}`;
}

function forward(turn: Turn): Outcome {
  if (!hasItems(read(turn.config, 'forwards'))) return noMatch('unset');
  const hit = forwardRule(turn);
  if (!hit) return noMatch('noKeyword');
  const targets = forwardTargets(turn, hit.row);
  // Somebody who is not found ends the list.
  const missing = targets.indexOf(undefined);
  const reached = missing < 0 ? targets : targets.slice(0, missing);
  for (const to of reached)
    if (to) send(turn, 'forward', to, { type: CONTENT_TYPE.text, content: forwardText(turn) });
  return passedOn(reached.length > 0 ? 'forwarded' : 'noTarget', hit.keyword);
}

/** The last two words of a topic; none where it ends with a blank. */
const shortTopic = (topic: string) => /\s*([^\s]*\s*[^\s]+)$/.exec(topic)?.[1] ?? 'Nowhere';

function syncMessage(turn: Turn): SentReply {
  const { message, raw } = turn;
  const { from, room, kind = 'text' } = message;
  if (kind !== 'text') return sameMessage(turn);
  const name = from.roomAlias || from.name || 'Noname';
  return { type: CONTENT_TYPE.text, content: `[${name}@${shortTopic(room?.topic ?? '')}]: ${raw}` };
}

/** Why a row does not synchronise this message; undefined if it does. */
function closedReason({ message }: Turn, row: unknown): ReasonId | undefined {
  const topic = message.room?.topic;
  const model = read(row, 'model');
  const isSource =
    model === ONE_TO_MANY ? topic === read(row, 'one') : includes(read(row, 'many'), topic);
  if (!isSource) return 'otherChat';
  const kind = message.kind ?? 'text';
  const takes = read(row, 'forward');
  return takes === EVERYTHING || (takes === TEXT_ONLY && kind === 'text') ? undefined : 'otherKind';
}

/** The groups that get it; one that is not found is left out. */
function syncTargets(turn: Turn, row: unknown): readonly Target[] {
  const model = read(row, 'model');
  const topics = model === MANY_TO_ONE ? [read(row, 'one')] : each(read(row, 'many'));
  const rooms = topics.flatMap((topic) => chatByName(turn, 'room', topic) ?? []);
  return model === MANY_TO_MANY
    ? rooms.filter(({ name }) => name !== turn.message.room?.topic)
    : rooms;
}

/** One row; a malformed one does not stop the next ones. */
function syncRow(turn: Turn, row: unknown): ReasonId {
  const model = read(row, 'model');
  if (model !== ONE_TO_MANY && model !== MANY_TO_ONE && model !== MANY_TO_MANY) return 'malformed';
  try {
    const targets = syncTargets(turn, row);
    const closed = closedReason(turn, row);
    if (closed) return closed;
    for (const to of targets) send(turn, 'sync', to, syncMessage(turn));
    return targets.length > 0 ? 'forwarded' : 'noTarget';
  } catch {
    return 'malformed';
  }
}

function sync(turn: Turn): Outcome {
  const { config, isMember, message, cursor } = turn;
  const rows = read(config, 'roomAsyncList');
  if (!hasItems(rows)) return noMatch('unset');
  if (!isMember) return passedOn('membership');
  if (message.room?.topic === message.from.name) return passedOn('syncTopic');
  if (message.isMentioned && (message.kind ?? 'text') === 'text') return passedOn('syncMention');
  let [reason, rule]: [ReasonId, RuleReference?] = ['otherChat'];
  for (const row of rowsOf(turn, 'roomAsyncList', asArray(rows))) {
    const found = syncRow(turn, row);
    // The first row that did something is shown, or else the last that could have.
    if (found !== 'otherChat' && reason !== 'forwarded') [reason, rule] = [found, cursor.rule];
  }
  cursor.rule = rule;
  if (reason === 'otherChat') return noMatch(reason);
  return { verdict: reason === 'forwarded' ? 'answered' : 'passedOn', reason };
}

/** Friends whose messages all go to others. */
export const PRIVATE_FORWARD: StageRule = {
  id: 'privateForward',
  run: privateForward,
};
/** Messages that go to others for a keyword. */
export const FORWARD: StageRule = { id: 'forward', run: forward };
/** Groups that are synchronised. */
export const SYNC: StageRule = { id: 'sync', run: sync, takesFiles: true };

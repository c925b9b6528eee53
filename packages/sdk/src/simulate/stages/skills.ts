/** Skills, and the summary of a chat. */
import { CHAT_GPT, COZE_V2 } from '../../resources/robot/provider-numbers';
import { asArray, each, hasItems, includes, orElse, read, textOf } from '../robot-values';
import { startOfDay, stamp } from '../robot-clock';
import { answerText, sayItem } from '../sayings';
import type { HistoryLine } from '../simulation.types';
import {
  asked,
  fitReason,
  gateOf,
  keywordIn,
  noMatch,
  passedOn,
  rowsOf,
  stopped,
  type Outcome,
  type StageRule,
  type Turn,
} from '../turn';
import { contactBy } from '../targets';
import { askProvider, SUMMARY_KEY_TEXTS } from './provider';

/** Skills that ask a service. */
const ASKING = [
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
];
const updated = (what: string, minutes: string) => `更新${what}成功，请稍等${minutes}分钟后生效`;
/** Skills that the robot does itself, and what it says then. */
const OWN_SKILLS = new Map([
  ['reloadFriendOnly', updated('好友列表', '两')],
  ['reloadRoomOnly', updated('群列表', '两')],
  ['reloadFriend', updated('好友群消息', '两')],
  ['updateConfig', updated('配置', '一')],
]);
const ROOM_CREATED = '正在拉您进群，请稍后...';
const HOUR_MS = 3_600_000;

/** A group with the asker is made, which fails in groups: there the robot does not know who asks. */
function createRoom(turn: Turn, row: unknown, hit: Outcome): Outcome {
  const info = read(row, 'otherInfo') || { members: [], name: '', welcomes: [], tips: '' };
  for (const member of each(read(info, 'members'))) {
    // A name is searched only where there is no friend with the id.
    const [id, name] = [read(member, 'id'), read(member, 'name')];
    if (!(id && contactBy(turn, id, '')) && name) contactBy(turn, undefined, name);
  }
  const tips = read(info, 'tips') || ROOM_CREATED;
  const outcome = answerText(turn, 'skill', tips, hit.reason, hit.keyword);
  const welcomes = read(info, 'welcomes');
  if (!turn.message.room && hasItems(welcomes)) {
    const to = { kind: 'room', name: orElse(read(info, 'name'), '') } as const;
    for (const welcome of asArray(welcomes)) sayItem(turn, 'skill', welcome, to);
  }
  return outcome;
}

function runSkill(turn: Turn, row: unknown, hit: Outcome): Outcome {
  const event = read(row, 'event');
  const word = turn.text.replace(hit.keyword?.text ?? '', '');
  const isOutside = includes(event, 'event-') || includes(event, 'outapi-');
  const name = textOf(event);
  const isRecord = name === 'removeRecord';
  if (isRecord && !turn.message.room) return passedOn('onlyRooms', hit.keyword);
  if (isOutside || isRecord || ASKING.includes(name)) {
    turn.asks.push({ kind: 'skill', event: name, word, by: 'skill' });
    return { ...hit, verdict: 'asked' };
  }
  if (name === 'autoRoomCreate') return createRoom(turn, row, hit);
  const text = OWN_SKILLS.get(name);
  return text === undefined
    ? stopped('unknownSkill', hit.keyword)
    : answerText(turn, 'skill', text, hit.reason, hit.keyword);
}

function skill(turn: Turn): Outcome {
  if (!hasItems(read(turn.config, 'eventKeywords'))) return noMatch('unset');
  for (const row of rowsOf(turn, 'eventKeywords')) {
    const keyword = keywordIn(row, turn.text);
    if (!keyword) continue;
    const gate = gateOf(turn, row);
    return gate ? passedOn(gate, keyword) : runSkill(turn, row, asked(fitReason(row), keyword));
  }
  return noMatch('noKeyword');
}

/** The lines that a summary is made of: of the last hours, of today (0 hours), or the last ones. */
function summarised(turn: Turn, item: unknown): readonly HistoryLine[] {
  const { here, memory, setup } = turn;
  const byId = memory.history.filter(({ chatId }) => chatId === here.id);
  const lines =
    byId.length > 0 ? byId : memory.history.filter(({ chatName }) => chatName === here.name);
  if (read(item, 'summerType') !== 'time')
    return [...lines].reverse().slice(0, Number(read(item, 'summerNum')));
  const now = setup.now?.getTime();
  if (now === undefined) return lines;
  const hours = read(item, 'summerTime');
  const since = hours === 0 ? startOfDay(now) : now - Number(hours) * HOUR_MS;
  return lines.filter(({ time = now }) => time >= since);
}

/** The history as the AI gets it. */
const asProse = (lines: readonly HistoryLine[]) =>
  lines
    .filter(({ content }) => content && content !== 'undefined' && content !== 'null')
    .map(
      ({ time, speaker, content }) =>
        `\n对话时间:${stamp(time, 'YYYY-MM-DD HH:mm:ss')}:\n用户昵称:${speaker}:\n对话内容:${content}\n`,
    )
    .join('');

/** The robot summarises with types that have a text for a missing key. */
const isSummaryType = (type: unknown): type is number =>
  typeof type === 'number' && type in SUMMARY_KEY_TEXTS;

function askSummary(turn: Turn, item: unknown, keyword: Outcome['keyword']): Outcome {
  const lines = summarised(turn, item);
  if (lines.length === 0) return stopped('noHistory', keyword);
  const type = read(item, 'botType');
  if (!isSummaryType(type)) return stopped('type', keyword);
  const base = read(item, 'baseUrl');
  const outcome = askProvider(turn, 'summary', {
    type,
    word: asProse(lines),
    hasKeys: Boolean(read(item, 'token')) && (type !== COZE_V2 || Boolean(read(item, 'botId'))),
    keyText: SUMMARY_KEY_TEXTS[type],
    base,
    model: read(item, 'model'),
    prompt: type === CHAT_GPT ? read(item, 'prompt') : '',
    isCensored: false,
  });
  return { ...outcome, keyword };
}

function summary(turn: Turn): Outcome {
  const { config, isMember, text } = turn;
  const item = read(config, 'summerConfig');
  if (!item) return noMatch('unset');
  if (!read(item, 'open')) return noMatch('off');
  const keyword = keywordIn(item, text);
  if (!keyword) return noMatch('noKeyword');
  if (!isMember) return passedOn('membership', keyword);
  // Other than in the lists, an absent `needAt` means that no @ is needed.
  const gate = gateOf(turn, item, false);
  return gate ? passedOn(gate, keyword) : askSummary(turn, item, keyword);
}

/** Skills. */
export const SKILL: StageRule = { id: 'skill', run: skill };
/** The summary of a chat. */
export const SUMMARY: StageRule = { id: 'summary', run: summary, isFatal: true };

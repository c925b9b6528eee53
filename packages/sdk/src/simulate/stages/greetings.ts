/** The stages before any rule: who writes, what kind of message it is, and messages of WeChat itself. */
import { CONTENT_TYPE } from '../../resources/material/content-type.constants';
import { each, hasItems, includes, read } from '../robot-values';
import { answer, answerText, record, sayItem } from '../sayings';
import {
  answered,
  found,
  noMatch,
  passedOn,
  rowsOf,
  stopped,
  type Outcome,
  type StageRule,
  type Turn,
} from '../turn';
import { chatByName } from '../targets';

const WECHAT_ACCOUNTS = [
  '朋友推荐消息',
  '微信支付',
  '微信运动',
  '微信团队',
  'recommendation message',
];
const FRIEND_CHECK = '开启了朋友验证';
const FRIEND_ADDED = '你已添加';
const REMINDER = '提醒';
const REMINDER_NOTED = '小助手已经把你的提醒牢记在小本本上了';
const REMINDER_FORMAT =
  '提醒设置失败，请保证每个关键词之间使用空格分割开，并保证日期格式正确。正确格式为：“提醒(空格)我(空格)';
const REMINDER_SHORT = `${REMINDER_FORMAT}18:30(空格)下班回家”`;
const REMINDER_TIME = `${REMINDER_FORMAT}每天(空格)18:30(空格)下班回家`;

function receive(turn: Turn): Outcome {
  const { message, setup, config, isMember, here } = turn;
  const { from, kind = 'text', text } = message;
  if (from.id === setup.robot?.id) return { ...noMatch('ownMessage'), isEnd: true };
  if (config === undefined) return { ...noMatch('notLoaded'), isEnd: true };
  const isRecorded = isMember && Boolean(read(config, 'openRecord')) && !from.isOfficial;
  if (isRecorded && (kind === 'text' || kind === 'url'))
    record(turn, here, from.name, kind === 'url' ? `[链接](${text})` : text);
  return passedOn('clear');
}

/** What the robot writes about a link or a mini program, which it does in whole lines. */
function described({ message }: Turn): string {
  const { kind, text, card = {} } = message;
  const shown = [`标题：${card.title}`, `描述：${card.description}`];
  if (kind === 'url')
    return ['【链接解析】', '', ...shown, `链接：${text}`, `缩略图：${card.thumbUrl}`].join('\n');
  const username = (card.username ?? '').replace('@app', '');
  const appid = `appid${message.room ? ':' : '：'}${card.appid}`;
  const path = `路径：${decodeURIComponent(String(card.pagePath))}`;
  const lines = ['【小程序解析】', '', appid, `username：${username}`, ...shown, path];
  return lines.join('\n') + (message.room ? '\n' : '');
}

function card(turn: Turn): Outcome {
  const { config, message, here, sends } = turn;
  const { kind = 'text', room } = message;
  if (kind !== 'url' && kind !== 'mini') return noMatch('otherKind');
  // After a mini program there is nothing more to answer.
  const isEnd = kind === 'mini';
  const isOn = room
    ? includes(read(config, 'parseMiniRooms'), room.topic)
    : read(config, 'parseMini');
  if (!isOn) return { ...noMatch('off'), isEnd };
  sends.push({
    to: here,
    message: { type: CONTENT_TYPE.text, content: described(turn) },
    by: 'card',
  });
  return isEnd ? answered('described') : passedOn('described');
}

function account({ message, text }: Turn): Outcome {
  if (message.from.isOfficial) return stopped('official');
  return text === '' ? stopped('blank') : noMatch('clear');
}

function empty(turn: Turn): Outcome {
  const { text, isMentioned, config } = turn;
  if (text !== '') return noMatch('clear');
  if (!isMentioned) return passedOn('notMentioned');
  const replies = [{ type: CONTENT_TYPE.text, content: read(config, 'defaultReply') }];
  return answer(turn, 'empty', replies, 'blank') ?? passedOn('noReplies');
}

function official({ text, message }: Turn): Outcome {
  const isNotice = text.includes(FRIEND_CHECK) || WECHAT_ACCOUNTS.includes(message.from.name);
  return isNotice ? stopped('official') : noMatch('clear');
}

function tooLong({ text, config }: Turn): Outcome {
  const limit = read(config, 'preventLength');
  if (!limit) return noMatch('unset');
  return text.length > Number(limit) ? stopped('tooLong') : noMatch('clear');
}

function newFriend(turn: Turn): Outcome {
  const { text, config } = turn;
  if (!text.includes(FRIEND_ADDED)) return noMatch('clear');
  const replies = read(config, 'newFriendReplys');
  const keyword = found(FRIEND_ADDED, text);
  if (!replies) return stopped('unset', keyword);
  return answer(turn, 'newFriend', replies, 'contains', keyword) ?? passedOn('noReplies', keyword);
}

/** An exact rule that does not fit exactly is tried as one that contains. */
function invitation(turn: Turn, row: unknown): Outcome | undefined {
  const { text } = turn;
  const isExact = read(row, 'reg') === 2;
  const keywords = read(row, 'keywords');
  if (isExact && includes(keywords, text)) return invite(turn, row, 'equals', text);
  for (const keyword of each(keywords)) {
    const reason = isExact ? 'exactContains' : 'contains';
    if (text.includes(String(keyword))) return invite(turn, row, reason, keyword);
  }
  return undefined;
}

function invite(
  turn: Turn,
  row: unknown,
  reason: 'equals' | 'contains' | 'exactContains',
  word: unknown,
): Outcome {
  const keyword = found(word, turn.text);
  if (!chatByName(turn, 'room', read(row, 'roomName'))) return stopped('noTarget', keyword);
  const before = turn.sends.length;
  try {
    for (const reply of each(read(row, 'replys'))) sayItem(turn, 'roomInvite', reply);
  } catch {
    // What was said stays said, but nobody is added to the group.
    return stopped('malformed', keyword);
  }
  return { verdict: turn.sends.length > before ? 'answered' : 'stopped', reason, keyword };
}

function roomInvite(turn: Turn): Outcome {
  if (!hasItems(read(turn.config, 'roomJoinKeywords'))) return noMatch('unset');
  for (const row of rowsOf(turn, 'roomJoinKeywords')) {
    const outcome = invitation(turn, row);
    if (outcome) return outcome;
  }
  return noMatch('noKeyword');
}

/** `YYYY-MM-DD HH:mm` of a day that exists. */
function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{1,2})$/.exec(text);
  const [year, month, day, hour, minute] =
    match?.slice(1).map((part) => part.padStart(2, '0')) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}`;
  const date = new Date(`${iso}Z`);
  return Number(date) > 0 && date.toISOString().startsWith(iso);
}

/** Whether the words of a reminder have a time that the robot understands; `read` throws for the missing text. */
function hasTime(words: readonly string[]): boolean {
  const [, , day = '', clock = '', text] = words;
  const isDaily = day === '每天';
  const isToday = !isDaily && !day.includes('-');
  if (!isToday) read(text, 'length');
  if (isDaily) return /[:：]/.test(clock);
  return isRealDate((isToday ? `2026-01-01 ${day}` : `${day} ${clock}`).replace('：', ':'));
}

function reminder(turn: Turn): Outcome {
  const { text, config } = turn;
  if (!text.startsWith(REMINDER)) return noMatch('noKeyword');
  if (read(config, 'no_remind')) return noMatch('off');
  const words = text.replace(/\s+/g, ' ').split(' ');
  if (words.length <= 3) return answerText(turn, 'reminder', REMINDER_SHORT, 'reminderFormat');
  return hasTime(words)
    ? answerText(turn, 'reminder', REMINDER_NOTED, 'reminderNoted')
    : answerText(turn, 'reminder', REMINDER_TIME, 'reminderFormat');
}

/** The robot's own messages, and configs that it cannot load. */
export const RECEIVE: StageRule = {
  id: 'receive',
  run: receive,
  isFatal: true,
  takesFiles: true,
};
/** What the robot writes about links and mini programs. */
export const CARD: StageRule = { id: 'card', run: card, isFatal: true };
/** Official accounts and blank messages. */
export const ACCOUNT: StageRule = { id: 'account', run: account, isFatal: true };
/** An @ without words. */
export const EMPTY: StageRule = { id: 'empty', run: empty, isFatal: true };
/** Notices of WeChat. */
export const OFFICIAL: StageRule = { id: 'official', run: official, isFatal: true };
/** The limit of the length. */
export const LENGTH: StageRule = { id: 'length', run: tooLong, isFatal: true };
/** Welcomes. */
export const NEW_FRIEND: StageRule = { id: 'newFriend', run: newFriend, isFatal: true };
/** Invitations to groups. */
export const ROOM_INVITE: StageRule = { id: 'roomInvite', run: roomInvite };
/** Reminders. */
export const REMINDER_STAGE: StageRule = { id: 'reminder', run: reminder };

import { CONTENT_TYPE } from '../resources/material/content-type.constants';
import { asText, each, hasItems, read, textOf } from './robot-values';
import type { SentReply, StageId, Target } from './simulation.types';
import { answered, stopped, type Outcome, type Turn } from './turn';
import type { ReasonId } from './reason-texts';

/** More lines than a summary reads. */
const HISTORY_LINES = 500;

/** A text with a written-out `\n` gets the line break. */
const withBreaks = (text: unknown): string => asText(text).replaceAll('\\n', '\n');

/** The robot of a member replaces a copy by its material, if that still exists. */
function current({ isMember, setup }: Turn, item: unknown): unknown {
  const id = read(item, 'id');
  if (!id || !isMember) return item;
  return setup.materials?.find((one) => textOf(read(one, 'id')) === textOf(id)) ?? item;
}

/** What a reply item of each type cannot be without, and what else is sent. */
const FIELDS: Readonly<
  Record<number, readonly [required: readonly string[], others?: readonly string[]]>
> = {
  1: [['content']],
  2: [['url']],
  3: [['url']],
  4: [['url', 'title', 'description'], ['thumbUrl']],
  5: [
    ['appid', 'title', 'pagePath', 'description', 'thumbUrl'],
    ['thumbKey', 'username'],
  ],
  8: [['url', 'voiceLength']],
};

/** Texts and links have their line breaks written out; mini programs are sent as they are. */
function fieldOf(item: unknown, type: number, key: string): unknown {
  const value = read(item, key);
  if (key === 'username') return value || '';
  const isText = key === 'content' || key === 'title' || key === 'description';
  return value && isText && type !== 5 ? withBreaks(value) : value;
}

/** What the robot makes of a reply item; undefined for one that it does not send. */
function sayable(item: unknown): SentReply | undefined {
  const type = read(item, 'type');
  const fields = typeof type === 'number' ? FIELDS[type] : undefined;
  if (typeof type !== 'number' || !fields) return undefined;
  const [required, others = []] = fields;
  if (!required.every((key) => read(item, key))) return undefined;
  // A file has to have an address that is one.
  if ((type === 2 || type === 8) && !URL.canParse(textOf(read(item, 'url')))) return undefined;
  const keys = [...required, ...others];
  return { type, ...Object.fromEntries(keys.map((key) => [key, fieldOf(item, type, key)])) };
}

/** An item whose texts are something else is not sent; the next one is. */
function sayableOrNone(item: unknown): SentReply | undefined {
  try {
    return sayable(item);
  } catch {
    return undefined;
  }
}

/** What the chat history of a member has of a reply. */
function recorded({ type, content, url }: SentReply): string | undefined {
  if (type === 1) return content;
  if (type === 2) return `[文件或图片](${textOf(url)})`;
  return type === 4 ? `[链接](${textOf(url)})` : undefined;
}

/** Adds a line to the chat history. */
export function record(turn: Turn, chat: Target, speaker: string, content: string): void {
  const { memory, setup } = turn;
  const line = { chatId: chat.id ?? '', chatName: chat.name, speaker, content };
  memory.history.push({ ...line, time: setup.now?.getTime() });
  memory.history.splice(0, memory.history.length - HISTORY_LINES);
}

/** The answer of an AI will be in the history; as it is not known, it is a line without words. */
export function expectAnswer(turn: Turn): void {
  if (turn.isMember) record(turn, turn.here, turn.setup.robot?.name ?? '', '');
}

/** Says one reply item; throws for null, which ends the message. Returns whether anything was said. */
export function sayItem(turn: Turn, by: StageId, item: unknown, to: Target = turn.here): boolean {
  const chosen = current(turn, item);
  const message = sayableOrNone(chosen);
  if (!message) return false;
  // Before a picture in a group the robot says the @name alone.
  if (message.type === 3 && to.kind === 'room')
    turn.sends.push({ to, message: { type: CONTENT_TYPE.text, content: '' }, by });
  turn.sends.push({ to, message, by });
  const text = recorded(message);
  if (turn.isMember && text !== undefined) record(turn, to, turn.setup.robot?.name ?? '', text);
  return true;
}

/** Says reply items until one is null. */
function sayAll(turn: Turn, by: StageId, replies: unknown): number {
  let said = 0;
  try {
    for (const item of each(replies)) if (sayItem(turn, by, item)) said += 1;
  } catch {
    // The robot gives up the rest of the message.
  }
  return said;
}

/**
 * Answers with reply items, which decides even if none can be sent; undefined for a list without items, which passes
 * the message on.
 */
export function answer(
  turn: Turn,
  by: StageId,
  replies: unknown,
  reason: ReasonId,
  keyword?: Outcome['keyword'],
): Outcome | undefined {
  if (!hasItems(replies)) return undefined;
  if (sayAll(turn, by, replies) === 0) return stopped('unsayable', keyword);
  return answered(reason, keyword);
}

/** Answers with a text, which decides even if it is empty. */
export function answerText(
  turn: Turn,
  by: StageId,
  content: unknown,
  reason: ReasonId,
  keyword?: Outcome['keyword'],
): Outcome {
  const replies = [{ type: CONTENT_TYPE.text, content }];
  return answer(turn, by, replies, reason, keyword) ?? stopped('unsayable', keyword);
}

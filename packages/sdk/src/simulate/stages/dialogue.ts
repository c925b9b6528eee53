/** The dialogues of a member. */
import {
  CHAT_GPT,
  COZE_V2,
  COZE_V3,
  DIFY,
  Q_ANYTHING,
} from '../../resources/robot/provider-numbers';
import { asArray, read, readIf, textOf } from '../robot-values';
import { answerText } from '../sayings';
import {
  found,
  noMatch,
  passedOn,
  rowsOf,
  stopped,
  type Outcome,
  type StageRule,
  type Turn,
} from '../turn';
import { askProvider, DIALOGUE_KEY_TEXTS, promptedWord } from './provider';

/** The types that need the id of a bot. */
const WITH_BOT_ID: readonly unknown[] = [COZE_V2, COZE_V3, Q_ANYTHING];
/** The types whose prompts can be chosen by a keyword. */
const WITH_PROMPTS: readonly unknown[] = [CHAT_GPT, DIFY, COZE_V2, COZE_V3];

/** Whether a dialogue is for this chat; with `feature` it must be open and have it switched on. */
function isFor({ message: { room, from } }: Turn, row: unknown, feature?: string): boolean {
  if (readIf(row, room ? 'isAllRoom' : 'isAllFriend')) return true;
  // Each entry is read, so that one that is null throws.
  const has = (list: unknown, id: string, name: string) =>
    asArray(list).filter(
      (one) => read(one, 'id') === id || (!read(row, 'onlyId') && read(one, 'name') === name),
    ).length > 0;
  const isHere = has(read(row, 'targets'), room?.id ?? from.id, room?.topic ?? from.name);
  const members = room && read(row, 'allowRoomMembers');
  const isAllowed = !members || !read(members, 'length') || has(members, from.id, from.name);
  if (read(row, 'type') !== (room ? 'room' : 'contact') || !isHere) return false;
  if (feature && !(read(read(row, 'botConfig'), feature) && read(row, 'openChat'))) return false;
  return isAllowed;
}

/** The first dialogue that is for this chat. */
export function dialogueFor(turn: Turn, feature?: string): unknown {
  for (const row of rowsOf(turn, 'dialogues', turn.dialogues))
    if (isFor(turn, row, feature)) return row;
  return undefined;
}

/** In a dialogue of groups an absent `needAt` means that no @ is needed. */
export function isAddressed({ isMentioned }: Turn, row: unknown): boolean {
  const needAt = read(row, 'needAt');
  return read(row, 'type') !== 'room' || !needAt || (needAt === 1 && isMentioned);
}

const usedOf = ({ memory }: Turn, row: unknown) =>
  memory.used[textOf(read(row, 'id'))] ?? Number(read(row, 'usedNum'));

export function isUsedUp(turn: Turn, row: unknown): boolean {
  const limit = Number(read(row, 'limitNum'));
  return limit > 0 && limit <= usedOf(turn, row);
}

export function countAnswer(turn: Turn, row: unknown): void {
  turn.memory.used[textOf(read(row, 'id'))] = usedOf(turn, row) + 1;
}

/** The keyword that starts a dialogue, if it has any. */
function startWord(row: unknown, text: string): { word: unknown; isOpen: boolean } {
  const keywords = asArray(read(row, 'keywords'));
  const word = keywords.find((one) => text.includes(textOf(one)));
  return { word, isOpen: Boolean(word) || keywords.length === 0 };
}

/** Asks the provider of a dialogue. */
function askDialogue(turn: Turn, row: unknown, text: string): Outcome {
  const type = read(row, 'robotType');
  const settings = read(row, 'botConfig');
  if (typeof type !== 'number' || !(type in DIALOGUE_KEY_TEXTS)) return passedOn('type');
  if (turn.isFile && type === COZE_V2) return stopped('noFiles');
  const hasBot = !WITH_BOT_ID.includes(type) || Boolean(read(settings, 'botId'));
  const hasKeys = Boolean(read(settings, 'token')) && hasBot;
  const takesPrompts = hasKeys && WITH_PROMPTS.includes(type);
  const prompted = takesPrompts ? promptedWord(settings, text) : undefined;
  return askProvider(turn, 'dialogue', {
    type,
    word: prompted ?? text,
    hasKeys,
    keyText: DIALOGUE_KEY_TEXTS[type],
    base: read(settings, 'proxyPass'),
    model: read(settings, 'model'),
    // The text of a stored prompt is not known here; it replaces the one of the dialogue.
    prompt:
      prompted !== undefined || read(settings, 'promotId') ? '' : read(settings, 'systemMessage'),
    isCensored: Boolean(read(settings, 'filter')),
  });
}

function pausedOutcome(turn: Turn, row: unknown): Outcome {
  if (!isAddressed(turn, row)) return passedOn('notMentioned');
  const reply = read(row, 'defaultReply');
  return reply ? answerText(turn, 'dialogue', reply, 'paused') : stopped('paused');
}

function dialogue(turn: Turn): Outcome {
  const { text, isFile, isMember, setup } = turn;
  if (turn.dialogues.length === 0)
    return noMatch(!isMember && setup.dialogues?.length ? 'membership' : 'unset');
  const row = dialogueFor(turn);
  if (!row) return noMatch('otherChat');
  if (!read(row, 'openChat')) return pausedOutcome(turn, row);
  const takesFile = isFile && Boolean(read(row, 'openFileAnalyze'));
  if (!isAddressed(turn, row) && !takesFile) return passedOn('notMentioned');
  const { word, isOpen } = startWord(row, text);
  if (!isOpen && !takesFile) return passedOn('noKeyword');
  const keyword = word ? found(word, text) : undefined;
  const asking = word && read(row, 'replaceKeyword') ? text.replace(textOf(word), '') : text;
  if (isUsedUp(turn, row)) {
    const tip = read(row, 'rechargeTip');
    if (!tip) return stopped('limit', keyword);
    return answerText(turn, 'dialogue', tip, 'limit', keyword);
  }
  const outcome = askDialogue(turn, row, asking);
  if (outcome.verdict !== 'passedOn') countAnswer(turn, row);
  return { ...outcome, keyword };
}

/** The dialogues of a member. */
export const DIALOGUE: StageRule = {
  id: 'dialogue',
  run: dialogue,
  takesFiles: true,
};

/** What only dialogues make of recordings, files and pictures. */
import { CHAT_GPT, DIFY } from '../../resources/robot/provider-numbers';
import { asArray, hasItems, isAddress, orElse, read, readIf, textOf } from '../robot-values';
import { answerText, expectAnswer } from '../sayings';
import {
  asked,
  noMatch,
  passedOn,
  stopped,
  type Outcome,
  type StageRule,
  type Turn,
} from '../turn';
import { countAnswer, dialogueFor, isAddressed, isUsedUp } from './dialogue';
import { providerAddress } from './provider';

const SERVICE = 'https://outapi.aibotk.com/open/api/v1';
/** A picture waits this long for a question. */
const IMAGE_WAIT_MS = 10 * 60_000;
const IMAGE_FAILED = '图像识别失败，请确保你的账号有GPT-4V权限';
/** One picture more starts anew. */
const IMAGES_AT_MOST = 5;
const UPLOAD_PROMPTS = {
  image: ['imagePrompt', '请描述这个图片上的内容'],
  audio: ['audioPrompt', '请识别这个语音的内容，并回复'],
  file: ['filePrompt', '请总结这个文件的内容'],
} as const;

function voice(turn: Turn): Outcome {
  const { config, message } = turn;
  const row = dialogueFor(turn, 'openWhisper');
  const bot = readIf(config, 'customBot');
  const isBot = !row && Boolean(readIf(bot, 'openWhisper'));
  if (!row && !isBot) return noMatch('off');
  turn.isHeard = true;
  const settings = row ? read(read(row, 'botConfig'), 'whisperConfig') : read(bot, 'whisperConfig');
  turn.asks.push({ kind: 'ai', url: `${SERVICE}/voice/text`, by: 'voice' });
  const keywords = readIf(settings, 'keywords');
  const isNamed =
    !readIf(keywords, 'length') ||
    asArray(keywords).some((word) => word && message.text.includes(textOf(word)));
  if (message.text.trim() === '') return stopped('blank');
  if (!isNamed) return stopped('noKeyword');
  turn.text = message.room ? message.text : message.text.trim();
  turn.isMentioned = true;
  return passedOn('asked');
}

function upload(turn: Turn): Outcome {
  const { config, message, isHeard } = turn;
  if (isHeard) return noMatch('otherKind');
  const { kind } = message;
  const settings = read(config, 'uploadFileConfig');
  if (!readIf(settings, 'open')) return { ...noMatch('off'), isEnd: kind !== 'image' };
  const [key, prompt] = UPLOAD_PROMPTS[kind === 'image' || kind === 'audio' ? kind : 'file'];
  turn.text = orElse(read(settings, key), prompt);
  turn.isFile = true;
  turn.isMentioned = true;
  return passedOn('uploaded');
}

const imageKey = ({ message: { room, from } }: Turn) => (room ? `${room.id}-${from.id}` : from.id);

/** The pictures that wait; those of more than ten minutes ago are forgotten. */
function waiting(turn: Turn) {
  const images = turn.memory.images[imageKey(turn)];
  const now = turn.setup.now?.getTime();
  const isOver =
    now !== undefined && images?.since !== undefined && now - images.since >= IMAGE_WAIT_MS;
  return isOver ? undefined : images;
}

function forgetImages(turn: Turn): void {
  const { [imageKey(turn)]: _, ...others } = turn.memory.images;
  turn.memory.images = others;
}

function keepImage(turn: Turn): Outcome {
  const key = imageKey(turn);
  const images = waiting(turn);
  forgetImages(turn);
  if (images?.count !== IMAGES_AT_MOST)
    turn.memory.images[key] = {
      count: (images?.count ?? 0) + 1,
      since: images?.since ?? turn.setup.now?.getTime(),
    };
  return stopped('imageKept');
}

/** What the robot asks for a picture, by the type of the dialogue or of the dialogue's settings for pictures. */
function askImage(turn: Turn, row: unknown, word: string): Outcome {
  const settings = readIf(row, 'botConfig');
  const own = readIf(settings, 'open4vConfig');
  const type = readIf(own, 'type') || read(row, 'robotType');
  const base = readIf(own, 'baseUrl') || readIf(settings, 'proxyPass');
  const isChat = type === CHAT_GPT || type === DIFY;
  const url = (isChat && providerAddress(type, base)) || `${SERVICE}/image/vision`;
  forgetImages(turn);
  countAnswer(turn, row);
  if (!isAddress(url)) return answerText(turn, 'image', IMAGE_FAILED, 'address');
  const provider = typeof type === 'number' ? type : undefined;
  // The robot passes the words to Dify in a place where they are not read.
  const asking = type === DIFY ? undefined : word;
  turn.asks.push({ kind: 'ai', provider, url, word: asking, by: 'image' });
  expectAnswer(turn);
  return asked('asked');
}

function image(turn: Turn): Outcome {
  const { message } = turn;
  // In private chats it gets the text untrimmed.
  const text = message.room || message.kind === 'url' ? turn.text : message.text;
  const isPicture = message.kind === 'image';
  const row = dialogueFor(turn, 'open4v');
  if (!row) return { ...noMatch('off'), isEnd: isPicture };
  if (isPicture) return keepImage(turn);
  if (!isAddressed(turn, row)) return noMatch('notMentioned');
  const keywords = readIf(row, 'keywords');
  const word = keywords ? asArray(keywords).find((one) => text.includes(textOf(one))) : undefined;
  if (!word && hasItems(keywords)) return noMatch('noKeyword');
  if (isUsedUp(turn, row)) return noMatch('limit');
  if (!waiting(turn)) return noMatch('clear');
  return askImage(turn, row, word ? text.replace(textOf(word), '') : text);
}

/** Recordings that become text. */
export const VOICE: StageRule = { id: 'voice', run: voice, isFatal: true };
/** Files that are uploaded for the AI. */
export const UPLOAD: StageRule = {
  id: 'upload',
  run: upload,
  isFatal: true,
  takesFiles: true,
};
/** Pictures that wait for a question, and the question. */
export const IMAGE: StageRule = { id: 'image', run: image, isFatal: true };

/** The AI providers: what each needs before it is asked, and the global one. */
import {
  CHAT_GPT,
  COZE_V2,
  COZE_V3,
  DIFY,
  FAST_GPT,
  OPEN_DIALOGUE,
  Q_ANYTHING,
  TIANAPI,
} from '../../resources/robot/provider-numbers';
import { PROVIDER_BASE_URLS } from '../../resources/robot/robot-type.constants';
import { providerSettings } from '../../resources/robot/provider-settings';
import type { ReasonId } from '../reason-texts';
import { asArray, asText, hasItems, isAddress, orElse, read, textOf } from '../robot-values';
import { answerText, expectAnswer } from '../sayings';
import type { StageId } from '../simulation.types';
import {
  asked,
  noMatch,
  passedOn,
  scopeReason,
  stopped,
  type Outcome,
  type StageRule,
  type Turn,
} from '../turn';

const CENSOR = 'https://aip.baidubce.com/rest/2.0/solution/v1/text_censor/v2/user_defined';
const CONTEXT_RESET = '上下文已重置';
const RESET_WORDS = ['reset', '重置'];
/** FastGPT answers these too; ChatGPT forgets the context and is asked with them. */
const MORE_RESET_WORDS = [
  '重置对话',
  '忽略上下文',
  '重置上下文',
  '重新开始',
  '清除对话',
  '清除上下文',
];
/** What the robot says where a setting is missing. */
const missing = (name: string) => `请到平台配置${name}参数方可使用`;
const OPENAI_KEY = missing('Openai apikey');
const COZE_KEY = missing('Coze token 和 botId');
const COZE_GLOBAL_KEY = missing('Coze Token 和 botId ');

/** Who is asked, with what; read from the global settings, a dialogue or the summary. */
export interface Question {
  readonly type: unknown;
  readonly word: string;
  readonly hasKeys: boolean;
  /** What the robot says if a key is missing; undefined for a type that needs none. */
  readonly keyText: string | undefined;
  readonly base: unknown;
  readonly model: unknown;
  readonly prompt: unknown;
  readonly isCensored: boolean;
}

/** The text of a missing key in a dialogue. */
export const DIALOGUE_KEY_TEXTS: Readonly<Record<number, string>> = {
  [CHAT_GPT]: OPENAI_KEY,
  [DIFY]: '请到智能微秘书平台配置Dify的 api秘钥方可使用',
  [FAST_GPT]: missing('FastGPT apikey'),
  [COZE_V2]: COZE_KEY,
  [COZE_V3]: '请到智能微秘书平台配置Coze的 api秘钥方可使用',
  [Q_ANYTHING]: missing('QAnything token 和 botId'),
};

/** The text of a missing key in the summary. */
export const SUMMARY_KEY_TEXTS: Readonly<Record<number, string>> = {
  [CHAT_GPT]: missing('聊天总结的API Token'),
  [DIFY]: missing('API Token'),
  [FAST_GPT]: missing('聊天总结的FastGPT API Token'),
  [COZE_V2]: missing('聊天总结的Coze Token 和 botId '),
  [COZE_V3]: missing('API Token'),
};

const GLOBAL_KEY_TEXTS: Readonly<Record<number, string>> = {
  [OPEN_DIALOGUE]: missing('AESKey 和token '),
  [CHAT_GPT]: OPENAI_KEY,
  [DIFY]: missing('difyAi apikey'),
  [FAST_GPT]: OPENAI_KEY,
  [COZE_V2]: COZE_GLOBAL_KEY,
  [COZE_V3]: COZE_KEY,
  [Q_ANYTHING]: COZE_GLOBAL_KEY,
};

/** A base address as it is, where an absent one is replaced. */
const given = (base: unknown, fallback: string) => (base === undefined ? fallback : textOf(base));

/** The address that a type asks; undefined for a type without one. */
export function providerAddress(type: unknown, base: unknown): string | undefined {
  switch (type) {
    case TIANAPI:
      return 'https://apis.tianapi.com/robot/index';
    case OPEN_DIALOGUE:
      return 'https://openai.weixin.qq.com/openapi/aibot/';
    case CHAT_GPT:
      return `${orElse(base, PROVIDER_BASE_URLS[CHAT_GPT])}/chat/completions`;
    case DIFY:
      return `${given(base, PROVIDER_BASE_URLS[DIFY])}/chat-messages`;
    case FAST_GPT:
      return `${given(base, PROVIDER_BASE_URLS[FAST_GPT])}/chat/completions`;
    case COZE_V2:
      return `${orElse(base, PROVIDER_BASE_URLS[COZE_V2])}/chat`;
    case COZE_V3:
      return `${base === undefined ? PROVIDER_BASE_URLS[COZE_V3] : orElse(base, 'https://api.coze.com')}/v3/chat`;
    case Q_ANYTHING:
      return `${PROVIDER_BASE_URLS[Q_ANYTHING]}/q_anything/api/bot/chat_stream`;
    default:
      return undefined;
  }
}

/** A prompt is a template: braces are doubled, and only the robot's own variables exist. */
const isTemplate = (prompt: unknown) =>
  !prompt || /^(?:[^{}]|\{\{|\}\}|\{(?:input|chat_history)\})*$/.test(asText(prompt));

/** Why ChatGPT fails before it is asked. */
function chatGptFault({ type, model, prompt }: Question): ReasonId | undefined {
  if (type !== CHAT_GPT) return undefined;
  if (typeof model !== 'string') return 'model';
  return isTemplate(prompt) ? undefined : 'braces';
}

const takesFiles = (type: unknown) => type === CHAT_GPT || type === DIFY || type === FAST_GPT;

const resets = (type: unknown, word: string) =>
  RESET_WORDS.includes(word) || (type === FAST_GPT && MORE_RESET_WORDS.includes(word));

/** Asks a provider, or answers with what the robot says instead; `passedOn` when it fails before asking. */
export function askProvider(turn: Turn, by: StageId, question: Question): Outcome {
  const { type, word, hasKeys, keyText, base, isCensored } = question;
  if (keyText !== undefined && !hasKeys) return answerText(turn, by, keyText, 'key');
  const fault = chatGptFault(question);
  if (fault === 'model') return passedOn(fault);
  if (isCensored) turn.asks.push({ kind: 'ai', url: CENSOR, word, by });
  const isOwn = type === TIANAPI || type === OPEN_DIALOGUE;
  if (!isOwn && resets(type, word)) return answerText(turn, by, CONTEXT_RESET, 'reset');
  const url = providerAddress(type, base);
  if (url === undefined || !isAddress(url)) return passedOn('address');
  if (fault) return passedOn(fault);
  // Coze V3 fails over a variable that its code does not have.
  if (turn.isFile && type === COZE_V3) return passedOn('noFiles');
  turn.asks.push({ kind: 'ai', provider: Number(type), url, word, by });
  // ChatGPT answers an empty question, but the robot fails over it and goes on.
  if (type === CHAT_GPT && !word) return passedOn('asked');
  expectAnswer(turn);
  return asked('asked');
}

/** The words without the keyword that chooses a stored prompt; undefined where none does. */
export function promptedWord(settings: unknown, word: string): string | undefined {
  const rows = read(settings, 'keywordSystemMessages');
  const keywordOf = (row: unknown) => textOf(read(row, 'keyword'));
  const row = hasItems(rows) && asArray(rows).find((one) => word.startsWith(keywordOf(one)));
  return row && read(row, 'promotId') ? word.replace(keywordOf(row), '') : undefined;
}

function globalQuestion({ config, text }: Turn, type: number): Question {
  const { token, base, botId } = providerSettings(type);
  const isOwn = type === TIANAPI || type === OPEN_DIALOGUE;
  return {
    type,
    word: text,
    hasKeys: Boolean(read(config, token)) && (botId === undefined || Boolean(read(config, botId))),
    keyText: GLOBAL_KEY_TEXTS[type],
    base: base === undefined ? undefined : read(config, base),
    model: read(config, 'openaiModel'),
    prompt: read(config, 'openaiSystemMessage'),
    isCensored: !isOwn && Boolean(read(config, 'chatFilter')),
  };
}

/** Why the global AI does not answer in this chat. */
function closedReason(turn: Turn): ReasonId | undefined {
  const { config, message, isMentioned, isFile } = turn;
  const { room, from } = message;
  const outside = scopeReason(turn, read(config, 'botScope'));
  if (outside) return outside;
  if (!room || isMentioned || isFile) return undefined;
  if (read(config, 'roomAt')) return 'notMentioned';
  const isSkipped = from.friend !== false && Boolean(read(config, 'friendNoReplyInRoom'));
  return isSkipped ? 'friendInRoom' : undefined;
}

function provider(turn: Turn): Outcome {
  const closed = closedReason(turn);
  if (closed) return passedOn(closed);
  const type = read(turn.config, 'defaultBot');
  if (typeof type !== 'number' || providerAddress(type, '') === undefined) return stopped('type');
  if (turn.isFile && !takesFiles(type) && type !== COZE_V3) return stopped('noFiles');
  return askProvider(turn, 'provider', globalQuestion(turn, type));
}

/** The global AI. */
export const PROVIDER: StageRule = {
  id: 'provider',
  run: (turn) => (read(turn.config, 'autoReply') ? provider(turn) : noMatch('off')),
  takesFiles: true,
};

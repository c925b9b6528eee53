import type { Dialogue } from '@chatdeck/sdk';
import {
  DEFAULT_OPENAI_MODEL,
  PROVIDER_BASE_URLS,
  type Locale,
  type TargetType,
} from '@chatdeck/sdk/constants';
import {
  BOTS_WITH_ID,
  DIALOGUE_BOT,
  type DialogueBot,
  type DialogueInput,
} from '@chatdeck/sdk/rules';
import { joinList } from '#messages';
import { toChosen, type Chosen } from '../target/target.model';

/** An image or speech service, with the settings that the robot passes on (robot contract, section 1.5). */
export interface ServiceFields {
  type: number;
  token: string;
  baseUrl: string;
  model: string;
  voice: string;
  region: string;
  appid: string;
}

/** How the AI service of a dialogue is reached, and its prompt. */
export interface BotFields {
  token: string;
  botId: string;
  model: string;
  proxyPass: string;
  /** In seconds, despite the name. */
  timeoutMs: number;
  systemMessage: string;
  /** Empty if no prompt is chosen. */
  promotId: string;
  showSuggestions: boolean;
  isAiAgent: boolean;
  open4v: boolean;
  open4vConfig: ServiceFields;
  openWhisper: boolean;
  whisperConfig: ServiceFields;
  openTTS: boolean;
  ttsConfig: ServiceFields;
}

/** A dialogue as form values. */
export interface DialogueFields {
  type: TargetType;
  targets: Chosen[];
  isAllRoom: boolean;
  isAllFriend: boolean;
  openChat: boolean;
  needAt: 0 | 1;
  keywords: string[];
  replaceKeyword: boolean;
  robotType: DialogueBot;
  limitNum: number;
  rechargeTip: string;
  defaultReply: string;
  openFileAnalyze: boolean;
  botConfig: BotFields;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown, initial = ''): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : initial;
const number = (value: unknown, initial: number): number =>
  typeof value === 'number' ? value : initial;
const flag = (value: unknown): boolean => value === true || value === 1;

function toService(stored: unknown, type: number): ServiceFields {
  const service = isRecord(stored) ? stored : {};
  return {
    ...service,
    type: number(service.type, type),
    token: text(service.token),
    baseUrl: text(service.baseUrl),
    model: text(service.model),
    voice: text(service.voice),
    region: text(service.region),
    appid: text(service.appid),
  };
}

const isDialogueBot = (type: number): type is DialogueBot =>
  Object.values<number>(DIALOGUE_BOT).includes(type);

function toBot(stored: Readonly<Record<string, unknown>>, robotType: DialogueBot): BotFields {
  return {
    ...stored,
    token: text(stored.token),
    botId: text(stored.botId),
    model: text(stored.model, DEFAULT_OPENAI_MODEL),
    proxyPass: text(stored.proxyPass, PROVIDER_BASE_URLS[robotType]),
    timeoutMs: number(stored.timeoutMs, 180),
    systemMessage: text(stored.systemMessage),
    promotId: text(stored.promotId),
    showSuggestions: flag(stored.showSuggestions),
    isAiAgent: flag(stored.isAiAgent),
    open4v: flag(stored.open4v),
    open4vConfig: toService(stored.open4vConfig, 6),
    openWhisper: flag(stored.openWhisper),
    whisperConfig: toService(stored.whisperConfig, 6),
    openTTS: flag(stored.openTTS),
    ttsConfig: toService(stored.ttsConfig, 6),
  };
}

/** The form values: ChatGPT in groups when mentioned, or the stored dialogue with all of its fields. */
export function toDialogueFields(row: Dialogue | undefined): DialogueFields {
  const stored = row?.robotType ?? DIALOGUE_BOT.chatGpt;
  const robotType = isDialogueBot(stored) ? stored : DIALOGUE_BOT.chatGpt;
  return {
    ...row,
    type: row?.type ?? 'room',
    targets: toChosen(row?.targets ?? []),
    isAllRoom: row?.isAllRoom ?? false,
    isAllFriend: row?.isAllFriend ?? false,
    openChat: row?.openChat ?? true,
    needAt: row?.needAt === 0 ? 0 : 1,
    keywords: row?.keywords ?? [],
    replaceKeyword: row?.replaceKeyword ?? false,
    robotType,
    limitNum: row?.limitNum ?? 0,
    rechargeTip: row?.rechargeTip ?? '',
    defaultReply: row?.defaultReply ?? '',
    openFileAnalyze: row?.openFileAnalyze ?? false,
    botConfig: toBot(row?.botConfig ?? {}, robotType),
  };
}

/**
 * The dialogue to save: an empty prompt becomes null, and a switch is on only if it belongs to the chosen type. `usedNum`
 * is left out, because the robot goes on counting its replies while the form is open.
 */
export function toDialogueInput({ usedNum: _, ...checked }: DialogueInput): DialogueInput {
  const { botConfig, type, isAllRoom = false, isAllFriend = false } = checked;
  return {
    ...checked,
    isAllRoom: type === 'room' && isAllRoom,
    isAllFriend: type === 'contact' && isAllFriend,
    botConfig: { ...botConfig, promotId: botConfig.promotId === '' ? null : botConfig.promotId },
  };
}

/** Which fields the service has. */
export const fieldsOf = (robotType: DialogueBot) => ({
  hasId: BOTS_WITH_ID.includes(robotType),
  hasModel: robotType === DIALOGUE_BOT.chatGpt,
  hasSystemMessage: robotType === DIALOGUE_BOT.chatGpt,
  hasSuggestions: robotType === DIALOGUE_BOT.cozeV2,
  hasAgent: robotType === DIALOGUE_BOT.dify,
});

/**
 * The base address after a change of service: a custom one is preserved, a default is replaced by that of the next
 * service.
 */
export function baseUrlFor(next: DialogueBot, current: string): string {
  const isDefault = Object.values<string>(PROVIDER_BASE_URLS).includes(current.trim());
  return current.trim() === '' || isDefault ? PROVIDER_BASE_URLS[next] : current;
}

/** The name of a dialogue: its targets and keywords. */
export const dialogueLabel = ({ targets, keywords, id }: Dialogue, locale: Locale): string =>
  joinList([...targets.map(({ name }) => name), ...keywords].slice(0, 3), locale) || `#${id}`;

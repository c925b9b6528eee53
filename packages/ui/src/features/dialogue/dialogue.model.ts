import type { Dialogue } from '@chatdeck/sdk';
import { PROVIDER_BASE_URLS, type Locale, type TargetType } from '@chatdeck/sdk/constants';
import type { DialogueInput } from '@chatdeck/sdk/rules';
import { BOTS_WITH_ID, DIALOGUE_BOT, type DialogueBot } from '@chatdeck/sdk/plain-rules';
import { joinList } from '#messages';
import { toChosen, type Chosen } from '../target/target.model';
import { toBot, toBotConfig, type BotFields } from './bot-fields.model';

/** A dialogue as form values. */
export interface DialogueFields {
  name: string;
  onlyId: boolean;
  /** The members of groups that are answered; everybody if it is empty. */
  allowRoomMembers: Chosen[];
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

/** Whether dialogues may use a type of robot. */
export const isDialogueBot = (type: number): type is DialogueBot =>
  Object.values<number>(DIALOGUE_BOT).includes(type);

/** The form values: ChatGPT in groups when mentioned, or the stored dialogue with all of its fields. */
export function toDialogueFields(row: Dialogue | undefined): DialogueFields {
  const stored = row?.robotType ?? DIALOGUE_BOT.chatGpt;
  const robotType = isDialogueBot(stored) ? stored : DIALOGUE_BOT.chatGpt;
  return {
    ...row,
    name: row?.name ?? '',
    onlyId: row?.onlyId ?? false,
    allowRoomMembers: toChosen(row?.allowRoomMembers ?? []),
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
    botConfig: toBotConfig(botConfig),
  };
}

/** The services that the robot gives a role by the beginning of a message. */
const KEYWORD_PROMPT_BOTS: readonly number[] = [
  DIALOGUE_BOT.chatGpt,
  DIALOGUE_BOT.dify,
  DIALOGUE_BOT.cozeV2,
  DIALOGUE_BOT.cozeV3,
];

/** Which fields the service has. */
export const fieldsOf = (robotType: DialogueBot) => ({
  hasId: BOTS_WITH_ID.includes(robotType),
  hasModel: robotType === DIALOGUE_BOT.chatGpt,
  hasSystemMessage: robotType === DIALOGUE_BOT.chatGpt,
  hasSuggestions: robotType === DIALOGUE_BOT.cozeV2,
  hasAgent: robotType === DIALOGUE_BOT.dify,
  hasDownloads: robotType === DIALOGUE_BOT.dify,
  hasStream: robotType === DIALOGUE_BOT.cozeV3,
  hasModelNumbers: robotType === DIALOGUE_BOT.chatGpt,
  hasKeywordPrompts: KEYWORD_PROMPT_BOTS.includes(robotType),
});

/**
 * The base address after a change of service: a custom one is preserved, a default is replaced by that of the next
 * service.
 */
export function baseUrlFor(next: DialogueBot, current: string): string {
  const isDefault = Object.values<string>(PROVIDER_BASE_URLS).includes(current.trim());
  return current.trim() === '' || isDefault ? PROVIDER_BASE_URLS[next] : current;
}

/** The name of a dialogue: its own, or its targets and keywords. */
export const dialogueLabel = ({ name, targets, keywords, id }: Dialogue, locale: Locale): string =>
  name ||
  joinList([...targets.map(({ name }) => name), ...keywords].slice(0, 3), locale) ||
  `#${id}`;

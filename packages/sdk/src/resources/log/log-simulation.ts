import { jsonList, type Json } from '../../core/json';
import type { SimulationMessage, SimulationSetup } from '../../simulate/simulation.types';
import type { LogConversation, LogMessage, LogRevision } from './log.schema';

type Kind = NonNullable<SimulationMessage['kind']>;

/** The kinds that the robot reacts to, by its own words for them. */
const KINDS: Readonly<Record<string, Kind>> = {
  文字: 'text',
  图片: 'image',
  文件: 'file',
  语音: 'audio',
  h5链接: 'url',
  小程序: 'mini',
};

/** More answers than any dialogue may give. */
const USED_UP = Number.MAX_SAFE_INTEGER;

/**
 * What the robot ran with when a message came, for `simulate`.
 * @throws SyntaxError for a setup that is no JSON
 */
export const loggedSetup = (
  { config, dialogues, role }: Pick<LogRevision, 'config' | 'dialogues' | 'role'>,
  { at, usedUp }: Pick<LogMessage, 'at' | 'usedUp'>,
): SimulationSetup => ({
  config: JSON.parse(config) as Json,
  dialogues: jsonList(JSON.parse(dialogues) as Json),
  user: { role },
  now: new Date(at),
  memory: {
    used: Object.fromEntries(usedUp.map((id) => [id, USED_UP])),
    images: {},
    history: [],
  },
});

/** A message of the log for `simulate`; undefined for one that no rule reads, such as those of the robot itself. */
export function loggedMessage(
  { isSelf, isMention, type, text, speaker }: Omit<LogMessage, 'id' | 'revision'>,
  { conversationId, name, isRoom }: Pick<LogConversation, 'conversationId' | 'name' | 'isRoom'>,
): SimulationMessage | undefined {
  const kind = KINDS[type];
  if (isSelf || kind === undefined) return undefined;
  return {
    text,
    kind,
    from: speaker,
    isMentioned: isMention,
    ...(isRoom && { room: { id: conversationId, topic: name } }),
  };
}

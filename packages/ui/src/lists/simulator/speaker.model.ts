import type { SimulationMessage } from '@chatdeck/sdk/simulate';

/** A friend or a group of the robot, as the simulator chooses one. */
export interface KnownChat {
  readonly id: string;
  readonly name: string;
  readonly alias?: string;
}

/** Who speaks to the robot, and where. */
export interface Speaker {
  readonly isStranger: boolean;
  readonly isInRoom: boolean;
  readonly isMentioned: boolean;
  /** Undefined for somebody whose name does not matter. */
  readonly friend: KnownChat | undefined;
  /** Undefined for a group whose name does not matter. */
  readonly room: KnownChat | undefined;
}

/** A friend in a private chat. */
export const FIRST_SPEAKER: Speaker = {
  isStranger: false,
  isInRoom: false,
  isMentioned: true,
  friend: undefined,
  room: undefined,
};

/** The kinds of messages that can be tried. */
export const MESSAGE_KINDS = ['text', 'image', 'file', 'url', 'mini', 'audio'] as const;
/** A kind of message. */
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The text of the message. */
export interface Saying {
  readonly kind: MessageKind;
  /** The words, the address of a link, or the name of a file. */
  readonly text: string;
  /** The title of a link or of a mini program. */
  readonly title: string;
}

/** What somebody without a name, and a group without one, are called. */
export interface Placeholders {
  readonly friend: string;
  readonly stranger: string;
  readonly room: string;
}

/** Names of their own, so that no rule for a chat of the robot is for them. */
const NOBODY = 'simulated-person';
const NOWHERE = 'simulated-room';

function fromOf({ isStranger, friend }: Speaker, names: Placeholders): SimulationMessage['from'] {
  if (isStranger) return { id: NOBODY, name: names.stranger, friend: false };
  const { id, name, alias } = friend ?? { id: NOBODY, name: names.friend };
  return { id, name, ...(alias && { alias }) };
}

function contentOf({ kind, text, title }: Saying): Pick<SimulationMessage, 'text' | 'card'> {
  if (kind === 'url') return { text, card: { title, description: '', thumbUrl: '' } };
  if (kind === 'mini')
    return { text: '', card: { title, description: '', appid: '', username: '', pagePath: '' } };
  return { text: kind === 'image' ? '' : text };
}

/** The message that the robot gets. */
export function toMessage(
  speaker: Speaker,
  saying: Saying,
  names: Placeholders,
): SimulationMessage {
  const { isInRoom, room } = speaker;
  return {
    ...contentOf(saying),
    kind: saying.kind,
    from: fromOf(speaker, names),
    ...(isInRoom && {
      room: { id: room?.id ?? NOWHERE, topic: room?.name ?? names.room },
      isMentioned: speaker.isMentioned,
    }),
  };
}

/** Whether there is anything to send. */
export const isSayable = ({ kind, text, title }: Saying): boolean =>
  kind === 'image' || (kind === 'mini' ? title : text).trim() !== '';

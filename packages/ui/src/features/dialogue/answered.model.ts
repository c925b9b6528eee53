import type { Dialogue, Target } from '@chatdeck/sdk';

/** Chats of a dialogue that another one, before it in the order, answers first. */
export interface TakenBefore {
  readonly by: Dialogue;
  readonly chats: readonly Target[];
  /** It answers only some members of those groups, and leaves the others. */
  readonly isPartly: boolean;
}

/** Who is answered by a dialogue. */
export interface Answered {
  /** All groups or all friends, but for those that are taken before. */
  readonly isForAll: boolean;
  readonly chats: readonly Target[];
  readonly taken: readonly TakenBefore[];
  /** The dialogue before it that is for all, so that nobody is left. */
  readonly allBy: Dialogue | undefined;
}

const isForAll = ({ type, isAllRoom, isAllFriend }: Dialogue) =>
  type === 'room' ? isAllRoom : isAllFriend;

/** Whether a dialogue is for a chat: by id, and by name where ids alone do not count. */
const names = ({ targets, onlyId }: Dialogue, chat: Target) =>
  targets.some(({ id, name }) => id === chat.id || (!onlyId && name === chat.name));

/** Whether it answers some members of its groups only; for all groups the robot does not look at members. */
const isOfMembers = (dialogue: Dialogue) =>
  dialogue.type === 'room' && !isForAll(dialogue) && dialogue.allowRoomMembers.length > 0;

/**
 * Who is answered by a dialogue, after those before it in the order: the robot asks the first that is for a chat and no
 * later one, whatever it answers (robot contract, section 5.1).
 */
export function answeredBy(dialogue: Dialogue, before: readonly Dialogue[]): Answered {
  const rivals = before.filter(({ type }) => type === dialogue.type);
  const allBy = rivals.find(isForAll);
  // What one takes, the next ones do not get either.
  let free = isForAll(dialogue) ? rivals.flatMap(({ targets }) => targets) : dialogue.targets;
  const taken: TakenBefore[] = [];
  for (const by of rivals) {
    if (by === allBy) break;
    const chats = free.filter((chat) => names(by, chat));
    if (chats.length === 0) continue;
    const isPartly = isOfMembers(by);
    taken.push({ by, chats: unique(chats), isPartly });
    if (!isPartly) free = free.filter((chat) => !chats.includes(chat));
  }
  return {
    isForAll: isForAll(dialogue),
    chats: allBy || isForAll(dialogue) ? [] : free,
    taken,
    allBy,
  };
}

const unique = (chats: readonly Target[]) => [
  ...new Map(chats.map((chat) => [`${chat.id} ${chat.name}`, chat])).values(),
];

import type { ChatTags } from '@chatdeck/sdk';
import { CHAT_TAGS_MAX } from '@chatdeck/sdk/constants';

/** What is done to the tags of several chats. */
export interface TagChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const sameTags = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((tag) => other.includes(tag));

/** The tags of each chat after a change; those whose tags stay are left out. */
export const changedTags = (
  chats: readonly ChatTags[],
  { added, removed }: TagChange,
): readonly ChatTags[] =>
  chats.flatMap(({ wxid, tags }) => {
    const rest = tags.filter((tag) => !removed.includes(tag));
    const next = [...new Set([...rest, ...added])];
    return sameTags(tags, next) ? [] : [{ wxid, tags: next }];
  });

/** How many of them would have more tags than they may. */
export const countOverfull = (list: readonly ChatTags[]): number =>
  list.filter(({ tags }) => tags.length > CHAT_TAGS_MAX).length;

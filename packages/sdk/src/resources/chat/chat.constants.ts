/** How many chats one call gives tags to at most. */
export const CHAT_CHANGE_MAX = 2_000;
/** How many tags a friend or group has at most. */
export const CHAT_TAGS_MAX = 10;
/** The maximum length of a tag of friends or groups, in characters. */
export const CHAT_TAG_LENGTH = 50;
/** How many tags are listed at most, the most used first. */
export const CHAT_TAGS_LISTED = 200;

/** The orders of friends and groups: by pinyin from either end, and groups by their number of members. */
export const CHAT_SORTS = ['name', 'nameDown', 'members', 'membersDown'] as const;
/** An order of friends or groups; friends have no members, and are sorted by pinyin then. */
export type ChatSort = (typeof CHAT_SORTS)[number];

/**
 * What nobody sees and comes along when a text is copied from a chat or a page: zero-width spaces, marks of direction,
 * soft hyphens and byte order marks. Not the joiners, which emojis and some scripts need.
 */
const INVISIBLE = /[\xAD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** A key, an address or a keyword as it was meant: without what cannot be seen in it, and trimmed. */
export const visible = (text: string): string => text.replace(INVISIBLE, '').trim();

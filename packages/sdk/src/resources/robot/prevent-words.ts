/** What separates the keywords: the robot accepts commas of both kinds, users also type line breaks. */
const SEPARATOR = /[,，\r\n]+/;

/** The keywords of `preventWords`, deduplicated and trimmed. */
export const readPreventWords = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Keywords as `preventWords` stores them. A comma inside a keyword splits it: the robot supports no escaping. */
export const writePreventWords = (keywords: readonly string[]): string =>
  readPreventWords(keywords.join(',')).join(',');

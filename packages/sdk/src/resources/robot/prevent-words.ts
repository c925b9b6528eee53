/** What stands between the words: the robot takes commas of both kinds, people also write line breaks. */
const SEPARATOR = /[,，\r\n]+/;

/** The words of `preventWords` that are not discussed, each once, without the space around them. */
export const readPreventWords = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(SEPARATOR)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Words as `preventWords` stores them. A comma inside a word divides it: the robot knows no other way. */
export const writePreventWords = (words: readonly string[]): string =>
  readPreventWords(words.join(',')).join(',');

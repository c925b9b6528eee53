/** What separates the words in one cell; a backslash before one makes it a part of the word. */
const SEPARATORS = '|｜、,，;；\n';
const isSpecial = (letter: string) => SEPARATORS.includes(letter) || letter === '\\';

/** Several words in one cell. */
export const joinTexts = (words: readonly string[]): string =>
  words
    .map((word) => [...word].map((letter) => (isSpecial(letter) ? `\\${letter}` : letter)).join(''))
    .join('|');

/** The words of a cell, trimmed; empty ones are left out. */
export function splitTexts(cell: string): readonly string[] {
  const words = [''];
  const letters = [...cell];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const next = letters[at + 1];
    if (letter === '\\' && next !== undefined && isSpecial(next)) {
      words.push(`${words.pop() ?? ''}${next}`);
      at += 1;
    } else if (SEPARATORS.includes(letter)) words.push('');
    else words.push(`${words.pop() ?? ''}${letter}`);
  }
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

/** True for a text of at most so many characters; characters of two units count once. */
export const isAtMost = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max);

/** True for a text of at most `max` characters; a surrogate pair counts once. */
export const isAtMost = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max);

import type { OptionItem } from './option-item';

/** What a search compares: label and hint in lower case, made once for a list. */
export const searchTexts = (items: readonly OptionItem[]): readonly string[] =>
  items.map(({ label, hint }) => (hint ? `${label}\n${hint}` : label).toLowerCase());

/** The items whose label or hint has the word in it, in their order. */
export function filterOptions<Item extends OptionItem>(
  items: readonly Item[],
  texts: readonly string[],
  word: string,
): readonly Item[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter((_, at) => texts[at]?.includes(wanted));
}

import { useMemo, useState, type ChangeEvent, type CompositionEvent } from 'react';
import type { OptionItem } from './option-item';

/** The search index of a list: label and hint of each item, in lower case. */
export const searchTexts = (items: readonly OptionItem[]): readonly string[] =>
  items.map(({ label, hint }) => (hint ? `${label}\n${hint}` : label).toLowerCase());

/** The items whose label or hint contains the word, in order. */
export function filterOptions<Item extends OptionItem>(
  items: readonly Item[],
  texts: readonly string[],
  word: string,
): readonly Item[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return items;
  return items.filter((_, at) => texts[at]?.includes(wanted));
}

/** The text of a search input, and the search word once composition has ended. */
export function useSearchText(onSearchChange?: (word: string) => void) {
  const [text, setText] = useState('');
  const [word, setWord] = useState('');
  const settle = (value: string) => {
    setWord(value);
    if (value !== word) onSearchChange?.(value);
  };
  const change = (value: string) => {
    setText(value);
    settle(value);
  };
  return {
    text,
    word,
    change,
    input: {
      value: text,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        setText(currentTarget.value);
        // The letters of an unfinished Chinese word would match nothing.
        if (!isComposing(nativeEvent)) settle(currentTarget.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        settle(currentTarget.value),
    },
  };
}

/** True while an input method is composing, during which keys belong to it. */
export const isComposing = (event: Event): boolean =>
  ('isComposing' in event && event.isComposing === true) ||
  // Safari ends the composition before it fires the Enter that ended it.
  ('keyCode' in event && event.keyCode === 229);

/** The items that match the word. The search index is memoised while the items are unchanged. */
export function useMatches<Item extends OptionItem>(items: readonly Item[], word: string) {
  const texts = useMemo(() => searchTexts(items), [items]);
  return useMemo(() => filterOptions(items, texts, word), [items, texts, word]);
}

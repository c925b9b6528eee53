import { useMemo, useState, type ChangeEvent, type CompositionEvent } from 'react';
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

/** What is typed into a search, and the word that it has come to. */
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
        // Letters of an unfinished Chinese word would match nothing.
        if (!isComposing(nativeEvent)) settle(currentTarget.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        settle(currentTarget.value),
    },
  };
}

/** True while an input method holds what is typed; keys belong to it then. */
export const isComposing = (event: Event): boolean =>
  ('isComposing' in event && event.isComposing === true) ||
  // Safari ends the composition before the Enter that ended it arrives.
  ('keyCode' in event && event.keyCode === 229);

/** The items that the word finds. The texts to compare are kept for as long as the items are the same. */
export function useMatches<Item extends OptionItem>(items: readonly Item[], word: string) {
  const texts = useMemo(() => searchTexts(items), [items]);
  return useMemo(() => filterOptions(items, texts, word), [items, texts, word]);
}

import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { useMessages } from '#messages';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import type { LeadRow } from '../option-list/option-list';
import { optionListMessages } from '../option-list/option-list.messages';
import { isNameList, splitNames } from '../option-list/split-names';
import { useMatches, useSearchText } from '../option-list/use-option-search';
import { addTags, tagsOf } from './tags.model';

export interface TagInputOptions<Item extends OptionItem> {
  readonly value: readonly Item[];
  readonly onChange: (value: readonly Item[]) => void;
  readonly suggestions: readonly Item[];
  /** Set if the suggestions are looked up by the caller; otherwise they are filtered here. */
  readonly onSearch?: ((word: string) => void) | undefined;
  readonly status: OptionsStatus;
  readonly onRetry?: (() => void) | undefined;
  /** Creates a tag from a typed word; without it only suggestions can be added. */
  readonly create?: ((label: string) => Item) | undefined;
  /** Looks up tags for pasted names that are not among the suggestions. */
  readonly resolve?: ((names: readonly string[]) => Promise<readonly Item[]>) | undefined;
}

/** The state of a tag field: input, suggestions and refusals. */
export function useTagInput<Item extends OptionItem>(options: TagInputOptions<Item>) {
  const { value, onChange, suggestions, onSearch, status, onRetry, create, resolve } = options;
  const t = useMessages(optionListMessages);
  const [notice, setNotice] = useState<string>();
  const search = useSearchText((word) => {
    setNotice(undefined);
    onSearch?.(word);
  });
  const word = search.word.trim();
  const matches = useMatches(suggestions, onSearch ? '' : word);

  // Tags may change while pasted names are being looked up.
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);

  const add = (wanted: readonly Item[], missing: readonly string[] = []) => {
    const { tags, added, refused } = addTags(current.current, wanted);
    const labels = (items: readonly string[]) => items.join(t.listSeparator);
    const keywords = [
      refused.length > 0 && t.duplicate({ labels: labels(refused.map(({ label }) => label)) }),
      missing.length > 0 && t.notFound({ labels: labels(missing) }),
    ];
    search.change('');
    setNotice(keywords.filter(Boolean).join(' ') || undefined);
    if (added.length > 0) onChange(tags);
  };
  const takeNames = (names: readonly string[]) => {
    const { found, missing } = tagsOf(names, matches, create);
    add(found, missing);
  };
  const takePasted = async (names: readonly string[]) => {
    const known = resolve ? await resolve(names) : matches;
    const { found, missing } = tagsOf(names, known, create);
    add(found, missing);
  };
  /** Looks up a name that is not among the suggestions; if it is not found, the text stays with a notice. */
  const lookUp = async (name: string) => {
    const { found } = tagsOf([name], resolve ? await resolve([name]) : matches, undefined);
    if (found.length > 0) add(found);
    else setNotice(t.notAdded({ word: name }));
  };
  const isKnown = matches.some(({ label }) => label === word);

  return {
    search,
    matches,
    notice,
    add,
    lead: leadRow(),
    /** Enter without an active row adds the typed word itself, if it is valid. */
    takeWord: () => {
      if (word === '') return false;
      if (create || isKnown) takeNames([word]);
      return true;
    },
    /** On blur or save: adds the typed word, or leaves it with a notice that it is not included. */
    settle: () => {
      if (word === '') return;
      if (create || isKnown) takeNames([word]);
      else void lookUp(word);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (!isNameList(text)) return;
      event.preventDefault();
      void takePasted(splitNames(text));
    },
    remove: (item: OptionItem) => {
      setNotice(undefined);
      onChange(value.filter(({ id }) => id !== item.id));
    },
  };

  function leadRow(): LeadRow | undefined {
    if (create && word !== '' && !isKnown && status !== 'loading') {
      return { label: t.create({ word }), onPress: () => add([create(word)]) };
    }
    if (status === 'failed') return { label: t.retryLoading, onPress: () => onRetry?.() };
    return undefined;
  }
}

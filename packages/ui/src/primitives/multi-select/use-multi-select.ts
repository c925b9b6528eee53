import { useMemo, useState, type ClipboardEvent } from 'react';
import { useMessages } from '#messages';
import type { OptionItem, OptionsStatus } from '../option-list/option-item';
import type { LeadRow } from '../option-list/option-list';
import { optionListMessages } from '../option-list/option-list.messages';
import { isNameList, splitNames } from '../option-list/split-names';
import { useMatches, useSearchText } from '../option-list/use-option-search';
import { foundSelection, matchNames, withItems, withoutItems } from './selection.model';

export interface MultiSelectOptions<Item extends OptionItem> {
  readonly items: readonly Item[];
  readonly value: readonly Item[];
  readonly onChange: (value: readonly Item[]) => void;
  readonly status: OptionsStatus;
  readonly onRetry?: (() => void) | undefined;
  readonly limit?: number | undefined;
}

/** The search and selection state of a multi-select. */
export function useMultiSelect<Item extends OptionItem>(options: MultiSelectOptions<Item>) {
  const { items, value, onChange, status, onRetry, limit } = options;
  const t = useMessages(optionListMessages);
  const [notice, setNotice] = useState<string>();
  const search = useSearchText(() => setNotice(undefined));
  const matches = useMatches(items, search.word);
  const chosen = useMemo(() => new Set(value.map(({ id }) => id)), [value]);
  const hasDisabled = useMemo(
    () => items.some((item) => item.disabledReason !== undefined),
    [items],
  );
  const { choosable, isAllChosen } = useMemo(
    () => foundSelection(matches, chosen, hasDisabled),
    [matches, chosen, hasDisabled],
  );

  const isSingle = limit === 1;
  const choose = (wanted: readonly Item[], message?: string) => {
    // Of one, another takes the place.
    const next = withItems(isSingle && wanted.length === 1 ? [] : value, wanted);
    const isOver = limit !== undefined && next.length > limit;
    setNotice(isOver ? t.atLimit({ limit }) : message);
    if (!isOver && (isSingle || next.length > value.length)) onChange(next);
  };
  const remove = (item: OptionItem) => {
    setNotice(undefined);
    onChange(withoutItems(value, [item]));
  };
  const toggle = (item: Item) => (chosen.has(item.id) ? remove(item) : choose([item]));
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!isNameList(text)) return;
    event.preventDefault();
    const { found, disabled, missing } = matchNames(items, splitNames(text));
    const notices = [
      missing.length > 0 && t.notFound({ labels: missing.join(t.listSeparator) }),
      disabled.length > 0 &&
        t.cannotChoose({ labels: disabled.map(({ label }) => label).join(t.listSeparator) }),
    ];
    choose(found, notices.filter(Boolean).join(' ') || undefined);
  };

  return {
    search,
    matches,
    notice,
    /** Only one can be chosen, and another takes its place. */
    isSingle,
    isChosen: (item: Item) => chosen.has(item.id),
    toggle,
    remove,
    clear: () => onChange([]),
    onPaste,
    lead: leadRow(),
    /** The number of matches; empty unless the list has loaded. */
    searchedText: searchedText(),
  };

  function searchedText(): string {
    if (status === 'ready') return t.found({ count: matches.length });
    return status === 'loading' ? t.loading : '';
  }

  function leadRow(): LeadRow | undefined {
    if (status === 'failed') return { label: t.retryLoading, onPress: () => onRetry?.() };
    if (status === 'notInSession') return undefined;
    const count = choosable.length;
    // With a single match the row would be redundant.
    if (count < 2 || limit !== undefined) return undefined;
    if (isAllChosen) {
      const onPress = () => onChange(withoutItems(value, choosable));
      return { label: t.unselectFound({ count }), isSelected: true, onPress };
    }
    const label = search.word.trim() === '' ? t.selectAll : t.selectFound;
    return { label: label({ count }), isSelected: false, onPress: () => choose(choosable) };
  }
}

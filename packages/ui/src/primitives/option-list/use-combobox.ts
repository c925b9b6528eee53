import { useState, type KeyboardEvent, useId } from 'react';
import { useCloseOnBack } from '#context/use-close-on-back.ts';
import { keepFromHostForm } from '../form/form';
import type { OptionItem } from './option-item';
import { optionId, type LeadRow } from './option-list';
import { isComposing } from './use-option-search';

/** Rows that PageUp and PageDown move by. */
const PAGE = 8;

const MOVES: Readonly<Record<string, (active: number, last: number) => number>> = {
  ArrowDown: (active, last) => (active >= last ? 0 : active + 1),
  ArrowUp: (active, last) => (active <= 0 ? last : active - 1),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (active, last) => Math.min(last, active + PAGE),
  PageUp: (active) => Math.max(0, active - PAGE),
};

/** The row that a navigation key moves to; undefined for other keys. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  return count === 0 ? undefined : MOVES[key]?.(active, count - 1);
}

interface ComboboxOptions {
  readonly listId: string;
  /** The number of rows, including the lead row. */
  readonly count: number;
  /** The id of a row's element. */
  readonly idOf: (row: number) => string | undefined;
  /** The list is always visible, so it neither opens nor closes. */
  readonly isInline?: boolean;
  /** The row that is active before any arrow key; Enter selects it. Default none. */
  readonly preset?: number;
  readonly onPick: (row: number) => void;
  /** Space selects when it cannot be text input: after an arrow key, or in an empty field. */
  readonly picksBySpace?: boolean;
  /** The input is empty. */
  readonly isEmpty: boolean;
  /** Called for Esc when the list is closed and the input is not empty. */
  readonly onClear: () => void;
  /** Called for Enter when no row is active; returns true if it was handled. */
  readonly onEnter?: () => boolean;
}

/**
 * Keyboard handling and ARIA attributes of a field with a list, after the combobox pattern of the ARIA Authoring
 * Practices.
 */
export function useCombobox(options: ComboboxOptions) {
  const { listId, count, idOf, isInline = false, preset = -1, onPick, isEmpty } = options;
  const [isOpenState, setOpen] = useState(false);
  const [moved, setMoved] = useState<number>();
  useCloseOnBack(isOpenState && !isInline, () => setOpen(false));
  const isOpen = isInline || isOpenState;
  const active = isOpen ? Math.min(moved ?? preset, count - 1) : -1;

  /** Handles a key for the list; returns true if it was handled. */
  function onListKey({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || (shiftKey && (key === 'Home' || key === 'End'))) return false;
    if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      setOpen(true);
      setMoved(key === 'ArrowUp' ? count - 1 : Math.max(0, preset));
      return true;
    }
    if (altKey || !isOpen) return false;
    const next = moveActive(key, active, count);
    if (next !== undefined) {
      setMoved(next);
      return true;
    }
    const isSpace = key === ' ' && options.picksBySpace && (isEmpty || moved !== undefined);
    if (key !== 'Enter' && !isSpace) return false;
    if (active < 0) return key === 'Enter' && (options.onEnter?.() ?? false);
    onPick(active);
    return true;
  }

  function onEscape(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape') return false;
    if (isOpenState && !isInline) setOpen(false);
    else if (!isEmpty) options.onClear();
    else return false;
    return true;
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const isEnterOfClosed = event.key === 'Enter' && !isOpen && (options.onEnter?.() ?? false);
    if (isEnterOfClosed || onListKey(event) || onEscape(event)) {
      event.preventDefault();
      // The same Esc would close a surrounding dialog.
      event.stopPropagation();
    } else keepFromHostForm(event);
  };

  return {
    isOpen,
    active,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setMoved(undefined);
    },
    /** Call it when the search word changes, since the rows are replaced. */
    restart: () => {
      setOpen(true);
      setMoved(undefined);
    },
    input: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : idOf(active),
      onKeyDown,
    },
  } as const;
}

interface OptionComboboxOptions<Item extends OptionItem> extends Omit<
  ComboboxOptions,
  'listId' | 'count' | 'idOf' | 'onPick'
> {
  readonly items: readonly Item[];
  /** The row above the items. */
  readonly lead: LeadRow | undefined;
  /** Called when an enabled item is selected. */
  readonly onChoose: (item: Item) => void;
}

/** A combobox over the rows of an option list: the lead row and the items. */
export function useOptionCombobox<Item extends OptionItem>(options: OptionComboboxOptions<Item>) {
  const { items, lead, onChoose, ...others } = options;
  const listId = useId();
  const leads = lead ? 1 : 0;
  const combobox = useCombobox({
    ...others,
    listId,
    count: items.length + leads,
    idOf: (row) => {
      const id = lead && row === 0 ? 'lead' : items[row - leads]?.id;
      return id === undefined ? undefined : optionId(listId, id);
    },
    onPick: (row) => {
      const item = items[row - leads];
      if (lead && row === 0) lead.onPress();
      else if (item && item.disabledReason === undefined) onChoose(item);
    },
  });
  return { ...combobox, listId };
}

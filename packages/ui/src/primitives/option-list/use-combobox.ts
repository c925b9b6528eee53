import { useState, type KeyboardEvent } from 'react';
import { isComposing } from './use-option-search';

/** Rows that PageUp and PageDown pass. */
const PAGE = 8;

const MOVES: Readonly<Record<string, (active: number, last: number) => number>> = {
  ArrowDown: (active, last) => (active >= last ? 0 : active + 1),
  ArrowUp: (active, last) => (active <= 0 ? last : active - 1),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (active, last) => Math.min(last, active + PAGE),
  PageUp: (active) => Math.max(0, active - PAGE),
};

/** The row that a key leads to; nothing for a key that moves nowhere. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  return count === 0 ? undefined : MOVES[key]?.(active, count - 1);
}

export interface ComboboxOptions {
  readonly listId: string;
  /** Rows of the list, with its lead row. */
  readonly count: number;
  /** The id of a row's element. */
  readonly idOf: (row: number) => string | undefined;
  /** The list is always there, so it is not opened and not closed. */
  readonly isInline?: boolean;
  /** The row that is active when nothing was moved to; Enter would choose it. Default none. */
  readonly preset?: number;
  readonly onPick: (row: number) => void;
  /** Space chooses where it cannot be meant as a letter: after a move, or before anything is typed. */
  readonly picksBySpace?: boolean;
  /** Nothing is typed. */
  readonly isEmpty: boolean;
  /** Esc, where the list is closed and something is typed. */
  readonly onClear: () => void;
  /** Enter, where no row is active; true when that did something. */
  readonly onEnter?: () => boolean;
}

/** The keys and the ARIA of a field with a list, after the combobox pattern of the ARIA practices. */
export function useCombobox(options: ComboboxOptions) {
  const { listId, count, idOf, isInline = false, preset = -1, onPick, isEmpty } = options;
  const [isOpenState, setOpen] = useState(false);
  const [moved, setMoved] = useState<number>();
  const isOpen = isInline || isOpenState;
  const active = isOpen ? Math.min(moved ?? preset, count - 1) : -1;

  /** Handles a key of a list; true when it was one. */
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
      // A dialog around the field would close by the same Esc.
      event.stopPropagation();
    }
  };

  return {
    isOpen,
    active,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setMoved(undefined);
    },
    /** Another word was typed: the rows are other ones. */
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

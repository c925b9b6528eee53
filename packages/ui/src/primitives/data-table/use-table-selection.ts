import { useCallback, useMemo, useRef } from 'react';

const nothing: ReadonlySet<string> = new Set();

export interface TableSelectionOptions {
  /** Ids of the displayed rows, in order. */
  readonly ids: readonly string[];
  readonly selection: ReadonlySet<string> | undefined;
  readonly onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
}

/** The selection state of a table: single rows, ranges with Shift, or all. */
export function useTableSelection(options: TableSelectionOptions) {
  const { ids, selection = nothing, onSelectionChange } = options;
  const last = useRef<string>(undefined);
  const part = useMemo(() => selectedPart(ids, selection), [ids, selection]);
  const toggle = useCallback(
    (id: string, isSelected: boolean, isRange: boolean) => {
      const from = isRange ? last.current : undefined;
      last.current = id;
      onSelectionChange?.(
        withAll(from === undefined ? [id] : idsBetween(ids, from, id), selection, isSelected),
      );
    },
    [ids, selection, onSelectionChange],
  );
  return {
    isOn: onSelectionChange !== undefined,
    selection,
    part,
    toggle,
    toggleAll: (isSelected: boolean) => onSelectionChange?.(withAll(ids, selection, isSelected)),
    clear: () => onSelectionChange?.(nothing),
  };
}

/** How many of the displayed rows are selected. */
type SelectedPart = 'none' | 'some' | 'all';

export function selectedPart(ids: readonly string[], selection: ReadonlySet<string>): SelectedPart {
  if (selection.size === 0 || ids.length === 0) return 'none';
  if (selection.size >= ids.length && ids.every((id) => selection.has(id))) return 'all';
  return ids.some((id) => selection.has(id)) ? 'some' : 'none';
}

/** The selection with all displayed rows added or removed; rows on other pages are unaffected. */
export function withAll(
  ids: readonly string[],
  selection: ReadonlySet<string>,
  isSelected: boolean,
): ReadonlySet<string> {
  if (isSelected && selection.size === 0) return new Set(ids);
  if (!isSelected && selection.size === ids.length && ids.every((id) => selection.has(id))) {
    return new Set();
  }
  const next = new Set(selection);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The ids between two rows, inclusive, in either direction. */
export function idsBetween(ids: readonly string[], one: string, other: string): readonly string[] {
  const [from = -1, to = -1] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b);
  return from < 0 ? [other] : ids.slice(from, to + 1);
}

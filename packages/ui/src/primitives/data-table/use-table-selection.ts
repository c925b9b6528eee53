import { useCallback, useMemo, useRef } from 'react';
import { idsBetween, selectedPart, withAll } from './selection.model';

const nothing: ReadonlySet<string> = new Set();

export interface TableSelectionOptions {
  /** Of the rows that are shown, in their order. */
  readonly ids: readonly string[];
  readonly selection: ReadonlySet<string> | undefined;
  readonly onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
}

/** Which rows are selected, and how that changes: one, a range with Shift, all. */
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

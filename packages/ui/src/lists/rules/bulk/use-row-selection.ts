import { useMemo, useState } from 'react';
import type { SelectionProps } from '#lists/list-props.ts';
import { useTableSelection } from '#primitives/data-table/use-table-selection.ts';
import { useHostSelection } from '#lists/selection/use-selected.ts';
import { rowKeys } from '../rows/many-rows';
import type { RowAt, Rows } from '../rows/row-changes';

const nothing: ReadonlySet<string> = new Set();
const noKeys: readonly string[] = [];

interface Options {
  /** All rows of the list. */
  readonly rows: Rows;
  /** The rows that the search has found. */
  readonly found: readonly RowAt[];
  /** Those of them that are on the screen. */
  readonly shown: readonly RowAt[];
  /** The selection, if the host has it. */
  readonly host: SelectionProps;
}

/**
 * Which rows of a list are selected, on all of its pages. A row stays selected while others change or it moves, and
 * drops out once its content is changed or it is deleted.
 */
export function useRowSelection({ rows, found, shown, host }: Options) {
  const [isStarted, setStarted] = useState(false);
  const [chosen, setChosen] = useHostSelection(host);
  // What the host has selected can be seen.
  const isOn = isStarted || chosen.size > 0;
  const keys = useMemo(() => (isOn ? rowKeys(rows) : noKeys), [isOn, rows]);
  const selected = useMemo(
    () => keys.flatMap((key, at) => (chosen.has(key) ? toSeen(rows, at) : [])),
    [keys, chosen, rows],
  );
  const keysOf = (some: readonly RowAt[]) => some.flatMap(({ at }) => keys[at] ?? []);
  const page = useTableSelection({
    ids: keysOf(shown),
    selection: chosen,
    onSelectionChange: setChosen,
  });
  const stop = () => {
    setStarted(false);
    if (chosen.size > 0) setChosen(nothing);
  };
  return {
    isOn,
    toggleMode: () => (isOn ? stop() : setStarted(true)),
    /** The selected rows that still exist, in the order of the list. */
    selected,
    /** How many of the displayed rows are selected. */
    part: page.part,
    isSelected: ({ at }: RowAt) => chosen.has(keys[at] ?? ''),
    toggle: ({ at }: RowAt, isSelected: boolean, isRange: boolean) =>
      page.toggle(keys[at] ?? '', isSelected, isRange),
    togglePage: page.toggleAll,
    selectFound: () => setChosen(new Set([...chosen, ...keysOf(found)])),
    clear: page.clear,
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;

function toSeen(rows: Rows, at: number): RowAt[] {
  const row = rows[at];
  return row ? [{ row, at }] : [];
}

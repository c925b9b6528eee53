import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoadedRows } from '#context/loaded.ts';
import type { SelectionProps } from '#lists/list-props.ts';
import { useTableSelection } from '#primitives/data-table/use-table-selection.ts';
import { useHostSelection } from '#lists/selection/use-selected.ts';
import type { RecordListDefinition } from './record-list-definition';

const nothing: ReadonlySet<string> = new Set();
const byNumber = new Intl.Collator(undefined, { numeric: true });

/** Which records of a list are selected, on all pages of it that were shown. */
export function useRecordSelection<Row, Input>(
  { keyOf, idOf = keyOf }: Pick<RecordListDefinition<Row, Input>, 'keyOf' | 'idOf'>,
  list: LoadedRows<Row>,
  host: SelectionProps,
) {
  const [isStarted, setStarted] = useState(false);
  const [ids, setIds] = useHostSelection(host);
  const rows = list.status === 'ready' ? list.rows : undefined;
  // As they were last seen: what is done with those on other pages needs them.
  const seen = useRef(new Map<string, Row>());
  useEffect(() => {
    for (const row of rows ?? []) seen.current.set(idOf(row), row);
  }, [rows, idOf]);
  const page = useMemo(() => rows?.map(idOf) ?? [], [rows, idOf]);
  const table = useTableSelection({ ids: page, selection: ids, onSelectionChange: setIds });
  const isOn = isStarted || ids.size > 0;
  const stop = () => {
    setStarted(false);
    if (ids.size > 0) setIds(nothing);
  };
  return {
    isOn,
    toggleMode: () => (isOn ? stop() : setStarted(true)),
    count: ids.size,
    part: table.part,
    isSelected: (row: Row) => ids.has(idOf(row)),
    toggle: (row: Row, isSelected: boolean, isRange: boolean) =>
      table.toggle(idOf(row), isSelected, isRange),
    togglePage: table.toggleAll,
    /** The selected records; those of the custom config in their order, as their ids begin with it. */
    chosen: (): readonly Row[] =>
      [...ids].sort(byNumber.compare).flatMap((id) => seen.current.get(id) ?? []),
    clear: table.clear,
  };
}

export type RecordSelection<Row> = ReturnType<typeof useRecordSelection<Row, unknown>>;

import { useEffect, useMemo, useRef } from 'react';
import { useHostState } from '#lists/use-host-state.ts';
import type { SelectionProps } from '#lists/list-props.ts';
import { selectedPart } from '#primitives/data-table/use-table-selection.ts';

interface Selectable<Row> {
  /** The rows of the page that is shown. */
  readonly rows: readonly Row[];
  /** A function that does not change. */
  readonly idOf: (row: Row) => string;
  /** Loads all that the search has found; undefined where that fails. */
  readonly loadFound: () => Promise<readonly Row[] | undefined>;
  /** How many can be selected at once. */
  readonly most: number;
  /** The selection, if the host has it. */
  readonly host?: SelectionProps | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** Which rows of a list are selected, on all pages of a search. */
export function useSelected<Row>({ rows, idOf, loadFound, most, host }: Selectable<Row>) {
  const [ids, setIds] = useHostSelection(host);
  // As they were last seen: the actions need what is known of those on other pages.
  const seen = useRef(new Map<string, Row>());
  useEffect(() => {
    for (const row of rows) seen.current.set(idOf(row), row);
  }, [rows, idOf]);
  const page = useMemo(() => rows.map(idOf), [rows, idOf]);
  const selectFound = async () => {
    const found = await loadFound();
    if (!found) return;
    for (const row of found) seen.current.set(idOf(row), row);
    setIds(new Set(found.map(idOf)));
  };
  return {
    ids,
    onChange: setIds,
    isPageSelected: selectedPart(page, ids) === 'all',
    most,
    chosen: () => [...ids].flatMap((id) => seen.current.get(id) ?? []),
    selectPage: () => setIds(new Set([...ids, ...page])),
    selectFound: () => void selectFound(),
    clear: () => setIds(nothing),
  };
}

/** Selected ids, of the host's where it has them. */
export function useHostSelection(host: SelectionProps = {}) {
  const { selection, onSelectionChange } = host;
  const given = useMemo(() => selection && new Set(selection), [selection]);
  return useHostState<ReadonlySet<string>>(given, nothing, (ids) => onSelectionChange?.([...ids]));
}

/** The selected rows of a list. */
export type Selected<Row> = ReturnType<typeof useSelected<Row>>;

import type { Material, MaterialQuery } from '@chatdeck/sdk';
import { LIBRARY_CHANGE_MAX } from '@chatdeck/sdk/constants';
import { useEffect, useMemo, useRef, useState } from 'react';
import { selectedPart } from '#primitives/data-table/use-table-selection.ts';
import { libraryApi } from '#store/library.api.ts';

const nothing: ReadonlySet<string> = new Set();

/** Which materials are selected, on all pages of a search. */
export function useMaterialSelection(rows: readonly Material[], query: MaterialQuery) {
  const [ids, setIds] = useState(nothing);
  const [load] = libraryApi.useLazyFoundMaterialsQuery();
  // As they were last seen: the actions need the tags of those on other pages.
  const seen = useRef(new Map<string, Material>());
  useEffect(() => {
    for (const row of rows) seen.current.set(row.id, row);
  }, [rows]);
  const page = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selectFound = async () => {
    const { data } = await load(query);
    if (!data) return;
    for (const row of data.list) seen.current.set(row.id, row);
    setIds(new Set(data.list.map(({ id }) => id)));
  };
  return {
    ids,
    onChange: setIds,
    isPageSelected: selectedPart(page, ids) === 'all',
    /** How many can be selected at once. */
    most: LIBRARY_CHANGE_MAX,
    materials: () => [...ids].flatMap((id) => seen.current.get(id) ?? []),
    selectPage: () => setIds(new Set([...ids, ...page])),
    selectFound: () => void selectFound(),
    clear: () => setIds(nothing),
  };
}

export type MaterialSelection = ReturnType<typeof useMaterialSelection>;

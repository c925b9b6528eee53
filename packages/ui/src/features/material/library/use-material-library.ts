import type { ContentType } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useMaterialPanel } from '../material-panel/use-material-panel';
import { LIBRARY_PAGE_SIZE, type MaterialSort } from './material-library.model';
import { useMaterialSelection } from './use-material-selection';

/** The list of the library, of one type if given, what is selected in it, and the overlay above it. */
export function useMaterialLibrary(type: ContentType | undefined, initialSearch?: string) {
  const [sort, setSort] = useState<MaterialSort>('newest');
  const panel = useMaterialPanel(type, initialSearch, {
    pageSize: LIBRARY_PAGE_SIZE,
    ...(sort !== 'newest' && { sort }),
  });
  const { list, search } = panel;
  const rows = list.status === 'ready' ? list.rows : noRows;
  const selection = useMaterialSelection(rows, panel.query);
  const changeSort = (next: MaterialSort) => {
    setSort(next);
    search.onPageChange(1);
  };
  return { ...panel, sort, changeSort, selection };
}

const noRows: readonly never[] = [];

export type MaterialLibraryState = ReturnType<typeof useMaterialLibrary>;

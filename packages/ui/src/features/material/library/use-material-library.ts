import type { ContentType } from '@chatdeck/sdk/constants';
import { useHostState } from '#lists/use-host-state.ts';
import type { FilterProps, SearchProps, SelectionProps, SortProps } from '#lists/list-props.ts';
import type { MaterialFilter, MaterialLayer } from '../material-panel/material-panel.model';
import { useMaterialPanel } from '../material-panel/use-material-panel';
import {
  LIBRARY_PAGE_SIZE,
  type MaterialLibraryFilter,
  type MaterialSort,
} from './material-library.model';
import { useMaterialSelection } from './use-material-selection';

interface Host
  extends SearchProps, SelectionProps, FilterProps<MaterialLibraryFilter>, SortProps<MaterialSort> {
  /** Shows another type in place; undefined where each type is a page of the host. */
  readonly onTypeChange: ((type: ContentType | undefined) => void) | undefined;
}

/** The list of the library, of one type if given, what is selected in it, and the overlay above it. */
export function useMaterialLibrary(type: ContentType | undefined, host: Host) {
  const [sort, setSort] = useHostState<MaterialSort>(host.sort, 'newest', host.onSortChange);
  const { onTypeChange, onFilterChange } = host;
  // The type is no part of a filter where each type is a page.
  const ofType = onTypeChange && { type };
  const ofPanel = {
    ...host,
    onFilterChange: (next: MaterialFilter) => onFilterChange?.({ ...next, ...ofType }),
  };
  const panel = useMaterialPanel(type, ofPanel, {
    pageSize: LIBRARY_PAGE_SIZE,
    ...(sort !== 'newest' && { sort }),
  });
  const { list, search } = panel;
  const rows = list.status === 'ready' ? list.rows : noRows;
  const selection = useMaterialSelection(rows, panel.query, host);
  const changeSort = (next: MaterialSort) => {
    setSort(next);
    search.onPageChange(1);
  };
  const changeType = (next: ContentType | undefined) => {
    onTypeChange?.(next);
    search.onPageChange(1);
  };
  // Known where the type of the page is for members.
  const isLocked = panel.guard.isMember === false;
  return {
    ...panel,
    /** What is listed is for members, and the account is none. */
    isLocked,
    openLayer: (layer: MaterialLayer) =>
      isLocked && layer.kind !== 'none' ? panel.guard.enter() : panel.openLayer(layer),
    sort,
    changeSort,
    /** Undefined where each type is a page of the host. */
    changeType: onTypeChange && changeType,
    selection,
  };
}

const noRows: readonly never[] = [];

export type MaterialLibraryState = ReturnType<typeof useMaterialLibrary>;

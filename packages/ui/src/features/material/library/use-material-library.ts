import type { ContentType } from '@chatdeck/sdk/constants';
import { useHostState } from '#lists/use-host-state.ts';
import type { SearchProps, SelectionProps, SortProps } from '#lists/list-props.ts';
import type { MaterialLayer } from '../material-panel/material-panel.model';
import { useMaterialPanel } from '../material-panel/use-material-panel';
import { LIBRARY_PAGE_SIZE, type MaterialSort } from './material-library.model';
import { useMaterialSelection } from './use-material-selection';

type Host = SearchProps & SelectionProps & SortProps<MaterialSort>;

/** The list of the library, of one type if given, what is selected in it, and the overlay above it. */
export function useMaterialLibrary(type: ContentType | undefined, host: Host) {
  const [sort, setSort] = useHostState<MaterialSort>(host.sort, 'newest', host.onSortChange);
  const panel = useMaterialPanel(type, host, {
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
    selection,
  };
}

const noRows: readonly never[] = [];

export type MaterialLibraryState = ReturnType<typeof useMaterialLibrary>;

export { ListCard } from './list-card';
export { ListPanel } from './list-panel';
export { NoMatch } from './list-card';
export type {
  HeaderProps,
  ListHandle,
  ListQuery,
  PageProps,
  SearchProps,
  SelectionProps,
  SortProps,
} from './list-props';
export type { ListScreen, ListScreenProps, SearchedListScreenProps } from './list-screen';
export { FirstRow } from './first-row';
export { useIsBare } from './use-is-bare';
export { useHostState } from './use-host-state';
export { useLatest } from './use-latest';
export { useListHandle } from './use-list-handle';
export { useDebounced } from './use-paged-search';
export { useUndo, useUndoable } from './use-undo';
export { usePagedSearch, type PagedSearch } from './use-paged-search';

export { ListCard } from './list-card';
export { ListPanel } from './list-panel';
export { NoMatch } from './no-match';
export { useDebounced } from './use-debounced';
export { useUndo } from './use-undo';
export { usePagedSearch, type PagedSearch } from './use-paged-search';

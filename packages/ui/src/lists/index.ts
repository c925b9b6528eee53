export { ListCard } from './list-card';
export { ListPanel } from './list-panel';
export { NoMatch } from './list-card';
export { useDebounced } from './use-paged-search';
export { useUndo, useUndoable } from './use-undo';
export { usePagedSearch, type PagedSearch } from './use-paged-search';

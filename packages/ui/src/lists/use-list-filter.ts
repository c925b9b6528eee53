import type { FilterProps } from './list-props';
import { useHostState } from './use-host-state';
import type { PagedSearch } from './use-paged-search';

/** The filter of a list, of the host's where it has one; another one begins at its first page, as another word does. */
export function useListFilter<Filter>(
  host: FilterProps<Filter>,
  initial: Filter,
  { onPageChange }: Pick<PagedSearch, 'onPageChange'>,
): readonly [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useHostState(host.filter, initial, host.onFilterChange);
  const change = (next: Filter) => {
    setFilter(next);
    onPageChange(1);
  };
  return [filter, change];
}

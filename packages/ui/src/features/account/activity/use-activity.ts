import { MINUTE_MS, useNow } from '#context/use-now.ts';
import type { FilterProps, ListQuery } from '#lists/list-props.ts';
import { useHostState } from '#lists/use-host-state.ts';
import { auditApi } from '#store/audit.api.ts';
import { useLive } from '#store/live/use-live.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { readFilter, sinceOf, type ActivityFilter } from './activity.model';

/** Entries per page. */
export const ACTIVITY_PAGE = 20;

/** A page of what was changed in the account, the newest first, of one kind and time; `host` may have the filter. */
export function useActivity(
  { page = 1, pageSize = ACTIVITY_PAGE }: ListQuery = {},
  host: FilterProps<ActivityFilter> = {},
) {
  useLive();
  const [chosen, setFilter] = useHostState<ActivityFilter>(host.filter, {}, host.onFilterChange);
  const filter = readFilter(chosen);
  const { group, period } = filter;
  const since = sinceOf(period, useNow(MINUTE_MS).getTime());
  const query = auditApi.useAuditQuery({
    current: page,
    pageSize,
    ...(group !== 'all' && { group }),
    ...(since !== undefined && { since }),
  });
  return {
    list: toLoadedRows(query, pageSize),
    /** Loads them anew. */
    refresh: () => loadAnew(query),
    filter,
    setFilter,
    isFiltered: group !== 'all' || period !== 'always',
    showAll: () => setFilter(readFilter({})),
  };
}

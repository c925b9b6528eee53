import type { LoadedRows } from '#context/loaded.ts';
import type { ScheduleEntry } from './schedule-entry';
import type { useSchedules } from './use-schedules';

interface Shown {
  readonly page: number;
  readonly pageSize: number;
  readonly isRefreshing: boolean;
}

/** One page of what was found, in the loading state of the schedules. */
export function pageOfFound(
  state: ReturnType<typeof useSchedules>['state'],
  found: readonly ScheduleEntry[],
  { page, pageSize, isRefreshing }: Shown,
): LoadedRows<ScheduleEntry> {
  if (state.status !== 'ready') return state;
  const { isStale, retry } = state;
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  return { status: 'ready', rows, count: found.length, isRefreshing, isStale, retry };
}

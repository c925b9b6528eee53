import { useEffect, useMemo, useState } from 'react';
import type { Sort } from '#primitives/data-table/data-table.tsx';
import { useHostState } from '#lists/use-host-state.ts';
import type { SortProps } from '#lists/list-props.ts';
import { nextTimes, sortByNext, type NextTimes } from './next-times';
import type { ScheduleEntry } from './schedule-entry';

/** The order of the schedules: as they are stored, or by when they run next. */
export type ScheduleSort = 'stored' | 'soonest' | 'latest';

const SORTS: Readonly<Record<ScheduleSort, Sort | undefined>> = {
  stored: undefined,
  soonest: { column: 'next', direction: 'ascending' },
  latest: { column: 'next', direction: 'descending' },
};

/** Schedules in the order of the table's header, all pages of them; as they are stored until it is pressed. */
export function useSortedEntries(
  entries: readonly ScheduleEntry[],
  host: SortProps<ScheduleSort> = {},
) {
  const [order, setOrder] = useHostState<ScheduleSort>(host.sort, 'stored', host.onSortChange);
  const [isImpossible, setImpossible] = useState(false);
  const sort = isImpossible ? undefined : SORTS[order];
  const [times, setTimes] = useState<NextTimes>();
  const isSorted = sort !== undefined;
  useEffect(() => {
    if (!isSorted) return undefined;
    let isCurrent = true;
    nextTimes(entries, new Date()).then(
      (found) => isCurrent && setTimes(found),
      // Without the cron engine there is nothing to sort by, and the header says so.
      () => isCurrent && setImpossible(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [entries, isSorted]);
  const sorted = useMemo(
    () => (sort && times ? sortByNext(entries, times, sort.direction) : entries),
    [entries, times, sort],
  );
  const setSort = (next: Sort) => {
    setImpossible(false);
    setOrder(next.direction === 'ascending' ? 'soonest' : 'latest');
  };
  return { sorted, sort, setSort };
}

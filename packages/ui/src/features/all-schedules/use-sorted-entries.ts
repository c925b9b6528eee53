import { useEffect, useMemo, useState } from 'react';
import type { Sort } from '#primitives/data-table/data-table.tsx';
import { nextTimes, sortByNext, type NextTimes } from './next-times';
import type { ScheduleEntry } from './schedule-entry';

/** Schedules in the order of the table's header, all pages of them; as they are stored until it is pressed. */
export function useSortedEntries(entries: readonly ScheduleEntry[]) {
  const [sort, setSort] = useState<Sort>();
  const [times, setTimes] = useState<NextTimes>();
  const isSorted = sort !== undefined;
  useEffect(() => {
    if (!isSorted) return undefined;
    let isCurrent = true;
    nextTimes(entries, new Date()).then(
      (found) => isCurrent && setTimes(found),
      // Without the cron engine there is nothing to sort by, and the header says so.
      () => isCurrent && setSort(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [entries, isSorted]);
  const sorted = useMemo(
    () => (sort && times ? sortByNext(entries, times, sort.direction) : entries),
    [entries, times, sort],
  );
  return { sorted, sort, setSort };
}

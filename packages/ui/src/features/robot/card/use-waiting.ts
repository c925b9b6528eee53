import { useEffect, useState } from 'react';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import {
  countRuns,
  nextSends,
  type NextSend,
} from '#features/dashboard/next-sends/next-sends.model.ts';
import { useWeekSchedules } from '#features/schedule/week/use-week-schedules.ts';
import type { WeekSchedule } from '#features/schedule/week/week-schedule.ts';
import { useUnsentTargets } from './use-unsent-targets';

/** More missed runs than these are not counted. */
export const MOST_MISSED = 20;

interface Runs {
  /** How many runs came due since the robot was lost; one more than `MOST_MISSED` if there were still more. */
  readonly missed: number;
  readonly next: NextSend | undefined;
}

async function runsAround(
  schedules: readonly WeekSchedule[],
  since: Date,
  now: Date,
): Promise<Runs> {
  const [past, [next]] = await Promise.all([
    countRuns(schedules, [since, now], MOST_MISSED + 1),
    nextSends(schedules, now, 1),
  ]);
  return { missed: Math.min(past, MOST_MISSED + 1), next };
}

/** The scheduled sends of every kind around a moment (ISO 8601); undefined until they are known. */
function useRuns(since: string | null): Runs | undefined {
  const week = useWeekSchedules();
  const schedules = week.status === 'ready' ? week.schedules : undefined;
  const now = useNow(MINUTE_MS);
  const [runs, setRuns] = useState<Runs>();
  useEffect(() => {
    if (schedules === undefined) return undefined;
    let isShown = true;
    const from = since === null ? now : new Date(since);
    runsAround(schedules, from, now).then(
      (found) => isShown && setRuns(found),
      // The engine could not be loaded; retried at the next minute.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [schedules, since, now]);
  return runs;
}

/** What a lost robot leaves undone: the targets that mass sends have not reached, and the runs of schedules. */
export const useWaiting = (since: string | null) => ({
  unsent: useUnsentTargets(),
  runs: useRuns(since),
});

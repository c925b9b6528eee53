import { useEffect, useState } from 'react';
import { useMessages } from '#messages';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { useWeekSchedules } from '#features/schedule/week/use-week-schedules.ts';
import { dashboardMessages } from '../dashboard.messages';
import type { PartState } from '../part-state';
import { useStoredConfig } from '../use-dashboard';
import { nearDay, nextSends, type NextSend } from './next-sends.model';

const COUNT = 4;

/**
 * The next sends of all schedules, as the week shows them: of the config, reminders, and for members batch tasks and RSS
 * feeds. Recomputed every minute, since some are over by then.
 */
export function useNextSends(): PartState<readonly NextSend[]> {
  const stored = useStoredConfig();
  const week = useWeekSchedules();
  const schedules = week.status === 'ready' ? week.schedules : undefined;
  const [sends, setSends] = useState<readonly NextSend[]>();
  const now = useNow(MINUTE_MS);
  useEffect(() => {
    if (schedules === undefined) return undefined;
    let isShown = true;
    nextSends(schedules, now, COUNT).then(
      (found) => isShown && setSends(found),
      // The engine could not be loaded; retried at the next minute.
      () => isShown && setSends((last) => last ?? []),
    );
    return () => {
      isShown = false;
    };
  }, [schedules, now]);
  if (stored.status === 'absent' || stored.status === 'failed') return stored;
  if (week.status !== 'ready') return week;
  return sends ? { ...week, data: sends } : { status: 'loading' };
}

/** Names a date of the robot: today, tomorrow, or `05-20`. */
export function useDayName() {
  const t = useMessages(dashboardMessages);
  const now = useNow(MINUTE_MS);
  return (date: string): string => {
    const near = nearDay(date, now);
    return near ? t[near] : date.slice(5);
  };
}

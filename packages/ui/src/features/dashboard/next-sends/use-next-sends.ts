import { useEffect, useState } from 'react';
import { useMessages } from '#messages';
import { useMinute } from '#primitives/robot-time/use-minute.ts';
import { dashboardMessages } from '../dashboard.messages';
import type { PartState } from '../part';
import { useStoredConfig } from '../use-dashboard';
import { nearDay, nextSends, type NextSend } from './next-sends.model';

const COUNT = 4;

/** The next sends of the stored config; recomputed every minute, since some are over by then. */
export function useNextSends(): PartState<readonly NextSend[]> {
  const stored = useStoredConfig();
  const config = stored.status === 'ready' ? stored.data.config : undefined;
  const [sends, setSends] = useState<readonly NextSend[]>();
  const now = useMinute();
  useEffect(() => {
    if (config === undefined) return undefined;
    let isShown = true;
    nextSends(config, now, COUNT).then(
      (found) => isShown && setSends(found),
      // The engine could not be loaded; retried at the next minute.
      () => isShown && setSends((last) => last ?? []),
    );
    return () => {
      isShown = false;
    };
  }, [config, now]);
  if (stored.status !== 'ready') return stored;
  return sends ? { ...stored, data: sends } : { status: 'loading' };
}

/** Names a date of the robot: today, tomorrow, or `05-20`. */
export function useDayName() {
  const t = useMessages(dashboardMessages);
  const now = useMinute();
  return (date: string): string => {
    const near = nearDay(date, now);
    return near ? t[near] : date.slice(5);
  };
}

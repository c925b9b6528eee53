import { SEND_STATE } from '@chatdeck/sdk/constants';
import { useEffect, useState } from 'react';
import { useMinute } from '#primitives/robot-time/use-minute.ts';
import { nextSends, type NextSend } from '#features/dashboard/next-sends/next-sends.model.ts';
import { readyOf } from '#features/dashboard/part.tsx';
import { useRecentJobs, useStoredConfig } from '#features/dashboard/use-dashboard.ts';

/** More missed runs than these are not counted. */
export const MOST_MISSED = 20;

interface Runs {
  /** How many runs came due since the robot was lost; one more than `MOST_MISSED` if there were still more. */
  readonly missed: number;
  readonly next: NextSend | undefined;
}

async function runsAround(config: string, since: Date, now: Date): Promise<Runs> {
  const [past, [next]] = await Promise.all([
    nextSends(config, since, MOST_MISSED + 1),
    nextSends(config, now, 1),
  ]);
  return { missed: past.filter(({ run }) => run.at <= now).length, next };
}

/** The scheduled sends of the stored config around a moment (ISO 8601); undefined until they are known. */
function useRuns(since: string | null): Runs | undefined {
  const config = readyOf(useStoredConfig())?.config;
  const now = useMinute();
  const [runs, setRuns] = useState<Runs>();
  useEffect(() => {
    if (typeof config !== 'string') return undefined;
    let isShown = true;
    const from = since === null ? now : new Date(since);
    runsAround(config, from, now).then(
      (found) => isShown && setRuns(found),
      // The engine could not be loaded; retried at the next minute.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [config, since, now]);
  return runs;
}

/** What a lost robot leaves undone: the targets that mass sends have not reached, and the runs of schedules. */
export function useWaiting(since: string | null) {
  const jobs = readyOf(useRecentJobs())?.list ?? [];
  const unsent = jobs.reduce(
    (sum, { counts }) => sum + (counts[SEND_STATE.queued] ?? 0) + (counts[SEND_STATE.offline] ?? 0),
    0,
  );
  return { unsent, runs: useRuns(since) };
}

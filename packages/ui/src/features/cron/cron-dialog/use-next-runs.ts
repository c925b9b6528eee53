import { ROBOT_TIME_ZONE } from '@chatdeck/sdk/constants';
import { nextRuns, type CronRun } from '@chatdeck/sdk/cron';
import { useEffect, useState } from 'react';
import { MINUTE_MS, useNow } from '#context/use-now.ts';

/** The next runs of an expression, or that they are being computed. */
export type NextRuns =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      /** Those after `now`, the soonest first. */
      readonly runs: readonly CronRun[];
      /** The current time, to the minute. */
      readonly now: Date;
    };

interface Answer {
  readonly expression: string;
  readonly tries: number;
  readonly runs: readonly CronRun[] | undefined;
}

/** How many runs are shown. */
const COUNT = 5;

/**
 * When the robot runs next, also on a page that stays open: a run that is over gives way to the one after it. The cron
 * engine is loaded on first use; an outdated result is never shown.
 */
export function useNextRuns(expression: string | undefined): NextRuns {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const now = useNow(MINUTE_MS);
  /** The last run that is over, in ms: what came after it is computed anew. */
  const [over, setOver] = useState(0);
  const last = answer?.runs?.findLast(({ at }) => at <= now)?.at.getTime() ?? 0;
  if (last > over) setOver(last);
  useEffect(() => {
    if (expression === undefined) return undefined;
    let isCurrent = true;
    const notify = (runs: readonly CronRun[] | undefined) =>
      isCurrent && setAnswer({ expression, tries, runs });
    nextRuns(expression, { count: COUNT, from: new Date(), zone: ROBOT_TIME_ZONE }).then(
      (preview) => notify(preview.status === 'ready' ? preview.runs : []),
      () => notify(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [expression, tries, over]);

  if (expression === undefined) return { status: 'none' };
  if (answer?.expression !== expression || answer.tries !== tries) return { status: 'loading' };
  if (!answer.runs) return { status: 'failed', retry: () => setTries((before) => before + 1) };
  return { status: 'ready', runs: answer.runs.filter(({ at }) => at > now), now };
}

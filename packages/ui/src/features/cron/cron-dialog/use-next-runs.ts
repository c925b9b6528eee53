import { ROBOT_TIME_ZONE } from '@chatdeck/sdk/constants';
import { nextRuns, type CronRun } from '@chatdeck/sdk/cron';
import { useEffect, useState } from 'react';

/** The next runs of an expression, or that they are being computed. */
export type NextRuns =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly runs: readonly CronRun[] };

interface Answer {
  readonly expression: string;
  readonly tries: number;
  readonly runs: readonly CronRun[] | undefined;
}

/** How many runs are shown. */
const COUNT = 5;

/** When the robot runs next. The cron engine is loaded on first use; an outdated result is never shown. */
export function useNextRuns(expression: string | undefined): NextRuns {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
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
  }, [expression, tries]);

  if (expression === undefined) return { status: 'none' };
  if (answer?.expression !== expression || answer.tries !== tries) return { status: 'loading' };
  if (!answer.runs) return { status: 'failed', retry: () => setTries((before) => before + 1) };
  return { status: 'ready', runs: answer.runs };
}

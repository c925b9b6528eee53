import { SEND_STATE } from '@chatdeck/sdk/constants';
import { readyOf } from '#features/dashboard/part-state.ts';
import { useRecentJobs } from '#features/dashboard/use-dashboard.ts';

/** How many targets the recent mass sends have not reached; 0 until they are known. */
export function useUnsentTargets(): number {
  const jobs = readyOf(useRecentJobs())?.list ?? [];
  return jobs.reduce(
    (sum, { counts }) => sum + (counts[SEND_STATE.queued] ?? 0) + (counts[SEND_STATE.offline] ?? 0),
    0,
  );
}

import { SPANS } from '../daily-chart/daily-chart.model';
import { useDailySends } from '../daily-chart/use-daily-sends';
import { useMaterialCount } from '../first-steps/use-first-steps';
import { staleOf } from '../part/part-state';
import { useRecentJobs } from '../recent-jobs/use-recent-jobs';
import { useRobotStatus, useStoredConfig } from '../use-robot';

/** Whether something on the home page is of before, and how to ask again for what is. */
export function useFreshness() {
  const [robot, config, materials] = [useRobotStatus(), useStoredConfig(), useMaterialCount()];
  const [days, jobs] = [useDailySends(SPANS['30']), useRecentJobs()];
  const old = staleOf([robot, config, materials, days, jobs]);
  return { isStale: old.length > 0, retry: () => old.forEach(({ retry }) => retry()) };
}

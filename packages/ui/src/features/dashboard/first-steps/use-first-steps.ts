import { materialApi } from '#store/material.api.ts';
import { useDailySends } from '../daily-chart/use-daily-sends';
import { stepsOf } from '../dashboard.model';
import { readyOf, toPartState } from '../part/part-state';
import { useRobotStatus, useStoredConfig } from '../use-dashboard';

/** The daily counts are searched this far back for a first message. */
const DAYS = 30;

/** The number of materials. */
export const useMaterialCount = () =>
  toPartState(materialApi.useMaterialsQuery({ current: 1, pageSize: 1 }));

/**
 * The first steps; undefined until every query has settled, so that no step is missing merely because it is loading.
 */
export function useFirstSteps() {
  const robot = useRobotStatus();
  const config = useStoredConfig();
  const materials = useMaterialCount();
  const days = useDailySends(DAYS);
  if ([robot, config, materials, days].some(({ status }) => status === 'loading')) return undefined;
  return stepsOf({
    robot: readyOf(robot),
    config: readyOf(config),
    materialCount: readyOf(materials)?.count,
    days: readyOf(days)?.list,
  });
}

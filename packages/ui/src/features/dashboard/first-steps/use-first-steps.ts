import { materialApi } from '#store/material.api.ts';
import { useDailySends } from '../daily-chart/use-daily-sends';
import { stepsOf } from '../dashboard.model';
import { readyOf, toPartState } from '../part/part-state';
import { useRobotStatus, useStoredConfig } from '../use-dashboard';

/** So far the counts look back for a first message. */
const DAYS = 30;

/** How many materials there are. */
export const useMaterialCount = () =>
  toPartState(materialApi.useMaterialsQuery({ current: 1, pageSize: 1 }));

/** The first steps, undefined until all is known that can be; none are left out only because they load. */
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

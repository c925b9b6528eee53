import { accountApi } from '../../../store/account.api';
import { isCallError } from '../../../store/list-state';
import { materialApi } from '../../../store/material.api';
import { robotApi } from '../../../store/robot.api';
import type { DashboardViewProps } from './dashboard-screen.view';

/** A robot that comes or goes is seen within this time. */
const POLL_MS = 5_000;

/** What the home page knows of the robot and of the first steps. */
export function useDashboard(): DashboardViewProps['state'] {
  const user = accountApi.useUserQuery();
  const status = robotApi.useRobotStatusQuery(undefined, { pollingInterval: POLL_MS });
  const config = robotApi.useRobotConfigQuery(undefined, { pollingInterval: POLL_MS });
  const materials = materialApi.useMaterialsQuery({ current: 1, pageSize: 1 });

  if (user.data && status.data && config.data && materials.data) {
    return {
      status: 'ready',
      userName: user.data.name,
      robot: status.data,
      config: config.data,
      materialCount: materials.data.count,
    };
  }
  const queries = [user, status, config, materials];
  const failed = queries.find(({ error }) => isCallError(error));
  if (!failed || !isCallError(failed.error)) return { status: 'loading' };
  return {
    status: 'failed',
    error: failed.error,
    retry: () => queries.forEach((query) => void query.refetch()),
  };
}

import { robotApi } from '#store/robot.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';

/** Whether the robot takes commands now; false means that the server would refuse them. Undefined while that is not known. */
export const useIsReachable = (): boolean | undefined =>
  robotApi.useRobotStatusQuery(undefined, useLiveOptions()).data?.online;

import { isOtherClock, type RobotClock } from '@chatdeck/sdk/rules';
import { useLiveOptions } from '#store/live/use-live.ts';
import { robotApi } from '#store/robot.api.ts';

/** The clock of a robot whose time zone is not that of its schedules; undefined where it is, or where nobody knows. */
export function useOtherClock(): RobotClock | undefined {
  const { data } = robotApi.useRobotStatusQuery(undefined, useLiveOptions());
  const clock = data?.timeZone;
  return clock && isOtherClock(clock) ? clock : undefined;
}

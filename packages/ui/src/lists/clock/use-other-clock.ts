import { isOtherClock, type RobotClock } from '@chatdeck/sdk/plain-rules';
import { useLiveOptions } from '#store/live/use-live.ts';
import { robotApi } from '#store/robot.api.ts';

/** The clock of a robot whose time zone differs from that of its schedules; undefined if equal or unknown. */
export function useOtherClock(): RobotClock | undefined {
  const { data } = robotApi.useRobotStatusQuery(undefined, useLiveOptions());
  const clock = data?.timeZone;
  return clock && isOtherClock(clock) ? clock : undefined;
}

import type { LiveEvent } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import type { LiveStore } from './live/on-live-event';
import type { robotApi } from './robot.api';

/** Writes the robot's status and the versions of its config, which its events carry. */
export function writeRobotEvent(
  { util }: Pick<typeof robotApi, 'util'>,
  event: LiveEvent,
  { dispatch }: LiveStore,
): void {
  if (event.type === LIVE_EVENT.robot) {
    const { status, online } = event;
    const change = (robot: object) => void Object.assign(robot, { status, online });
    dispatch(util.updateQueryData('robotStatus', undefined, change));
  }
  if (event.type === LIVE_EVENT.config) {
    dispatch(
      util.updateQueryData('robotConfig', undefined, (config) => {
        // A newer version is shown together with its content, never before it.
        if (config.version === event.version) config.liveVersion = event.liveVersion;
      }),
    );
  }
}

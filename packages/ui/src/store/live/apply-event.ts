import type { LiveEvent, SendJob } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { TAGS, type Tag } from '../api';
import { robotApi } from '../robot.api';
import { RECENT_JOBS, sendApi } from '../send.api';
import type { Dispatch } from './watch-page';

interface Store {
  readonly dispatch: Dispatch;
  /** Refetches the mounted queries with these tags. */
  readonly refresh: (...tags: readonly Tag[]) => void;
}

/**
 * Updates the cache: directly if the event carries the new data, by refetching if it only says that something
 * changed.
 */
export function applyEvent(event: LiveEvent, { dispatch, refresh }: Store): void {
  switch (event.type) {
    case LIVE_EVENT.resync:
      return refresh(...TAGS);
    case LIVE_EVENT.robot: {
      const { status, online } = event;
      const change = (robot: object) => void Object.assign(robot, { status, online });
      dispatch(robotApi.util.updateQueryData('robotStatus', undefined, change));
      // The login code, the name and the verification code are part of it.
      return refresh('robot');
    }
    case LIVE_EVENT.people:
      return refresh(event.list === 'groups' ? 'group' : 'contact', 'robot');
    case LIVE_EVENT.config:
      dispatch(
        robotApi.util.updateQueryData('robotConfig', undefined, (config) => {
          // A newer version is shown together with its content, never before it.
          if (config.version === event.version) config.liveVersion = event.liveVersion;
        }),
      );
      return refresh('robot');
    case LIVE_EVENT.sendJob:
      return applyProgress(event, { dispatch, refresh });
    case LIVE_EVENT.rights:
    case LIVE_EVENT.sessionEnded:
      return refresh('account');
  }
}

type Progress = Extract<LiveEvent, { type: typeof LIVE_EVENT.sendJob }>;

function applyProgress(event: Progress, { dispatch, refresh }: Store): void {
  const { progress, target } = event;
  if (progress.state === 'ended') refresh('dailySends');
  // Several targets changed at once, and the event does not say which.
  if (!target) return refresh('sendJob');
  let isKnown = false;
  const change = ({ list }: { readonly list: SendJob[] }) =>
    list.forEach((job) => {
      if (job.id !== progress.id) return;
      isKnown = true;
      Object.assign(job, progress);
      const at = job.targets.findIndex(({ wxid }) => wxid === target.wxid);
      if (at >= 0) job.targets[at] = target;
    });
  dispatch(sendApi.util.updateQueryData('sendJob', progress.id, change));
  dispatch(sendApi.util.updateQueryData('sendJobs', RECENT_JOBS, change));
  if (!isKnown) refresh('sendJob');
}

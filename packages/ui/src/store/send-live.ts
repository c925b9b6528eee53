import type { LiveEvent, SendJob } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import type { LiveStore } from './live/on-live-event';
import { RECENT_JOBS } from './recent-jobs';
import type { sendApi } from './send.api';

/** Writes the progress of a mass send, which its events carry. */
export function writeProgress(
  { util }: Pick<typeof sendApi, 'util'>,
  event: LiveEvent,
  { dispatch, refresh }: LiveStore,
): void {
  if (event.type !== LIVE_EVENT.sendJob) return;
  const { progress, target } = event;
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
  dispatch(util.updateQueryData('sendJob', progress.id, change));
  dispatch(util.updateQueryData('sendJobs', RECENT_JOBS, change));
  if (!isKnown) refresh('sendJob');
}

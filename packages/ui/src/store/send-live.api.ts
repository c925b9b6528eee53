import type { LiveEvent, SendJob } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { api } from './api';
import { CallPort } from './call-port';
import { sendApi } from './send.api';

type Jobs = { readonly list: SendJob[] };
type Progress = Extract<LiveEvent, { type: typeof LIVE_EVENT.sendJob }>;

/** Follows one mass send by the live events, for as long as somebody looks at it. */
export const sendLiveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether the events come in now; without them the job is asked for again and again. */
    sendJobIsLive: build.query<boolean, string>({
      queryFn: () => ({ data: false }),
      onCacheEntryAdded: async (id, entry) => {
        const events = entry.extra instanceof CallPort ? entry.extra.events : undefined;
        if (!events) return;
        const stop = new AbortController();
        void entry.cacheEntryRemoved.then(() => stop.abort());
        const onState = (state: string) => void entry.updateCachedData(() => state === 'open');
        try {
          await entry.cacheDataLoaded;
          for await (const event of events.listen({ signal: stop.signal, onState })) {
            const isOurs = event.type === LIVE_EVENT.sendJob && event.progress.id === id;
            if (isOurs && event.target) {
              const change = ({ list }: Jobs) => list.forEach((job) => moveOn(job, event));
              entry.dispatch(sendApi.util.updateQueryData('sendJob', id, change));
            } else if (isOurs || event.type === LIVE_EVENT.resync) {
              entry.dispatch(api.util.invalidateTags(['sendJob']));
            }
          }
        } catch {
          // Refused, or gone before it began: what is asked for again and again needs no events.
          entry.updateCachedData(() => false);
        }
      },
    }),
  }),
});

function moveOn(job: SendJob, { progress, target }: Progress): void {
  Object.assign(job, progress);
  const at = job.targets.findIndex(({ wxid }) => wxid === target?.wxid);
  if (target && at >= 0) job.targets[at] = target;
}

import type { BulkMessages, LiveEvent, MessageForm, SendJob, SendJobQuery } from '@chatdeck/sdk';
import { LIVE_EVENT } from '@chatdeck/sdk/constants';
import { api, call } from './api';
import { onLiveEvent, type LiveStore } from './live/on-live-event';
import type { SendTarget } from './send-target';

interface Keyed {
  /** Identical for retries of the same request. */
  readonly idempotencyKey: string;
}
interface Say extends Keyed {
  readonly target: SendTarget;
  readonly message: MessageForm;
}
interface SayToMany extends Keyed {
  readonly messages: BulkMessages;
}

/** Sends messages through the robot. */
export const sendApi = api.injectEndpoints({
  endpoints: (build) => ({
    say: build.mutation({
      queryFn: call(({ target, message, idempotencyKey }: Say) => (client, given) => {
        const options = { ...given, idempotencyKey };
        return target.kind === 'room'
          ? client.send.toRoom(target.wxid, message, options)
          : client.send.toContact(target.wxid, message, options);
      }),
    }),
    sendToMany: build.mutation({
      queryFn: call(
        ({ messages, idempotencyKey }: SayToMany) =>
          (client, options) =>
            client.send.toMany(messages, { ...options, idempotencyKey }),
      ),
    }),
    /** Mass sends, newest first, with the state of each target. */
    sendJobs: build.query({
      queryFn: call(
        (query: SendJobQuery) => (client, options) => client.send.jobs.list(query, options),
      ),
      providesTags: ['sendJob'],
    }),
    /** The number of messages on each of the last days. */
    dailySends: build.query({
      queryFn: call((days: number) => (client, options) => client.send.daily(days, options)),
      providesTags: ['dailySends'],
    }),
    /** A single mass send as a page of one row, empty if it does not exist. */
    sendJob: build.query({
      queryFn: call((id: string) => (client, options) => client.send.jobs.find(id, options)),
      providesTags: ['sendJob'],
    }),
    cancelSendJob: build.mutation({
      queryFn: call((id: string) => (client, options) => client.send.jobs.cancel(id, options)),
      invalidatesTags: ['sendJob'],
    }),
    retrySendJob: build.mutation({
      queryFn: call((id: string) => (client, options) => client.send.jobs.retry(id, options)),
      invalidatesTags: ['sendJob'],
    }),
  }),
});

type State = Parameters<typeof sendApi.util.selectCachedArgsForQuery>[0];

/** Writes the progress of a mass send, which its events carry. */
function writeProgress(event: LiveEvent, { dispatch, refresh }: LiveStore): void {
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
  dispatch(sendApi.util.updateQueryData('sendJob', progress.id, change));
  dispatch((_, getState: () => State) => {
    // Home, the list behind an open job and the sends to one person each have a page of their own.
    for (const query of sendApi.util.selectCachedArgsForQuery(getState(), 'sendJobs')) {
      dispatch(sendApi.util.updateQueryData('sendJobs', query, change));
    }
  });
  if (!isKnown) refresh('sendJob');
}

onLiveEvent(writeProgress);

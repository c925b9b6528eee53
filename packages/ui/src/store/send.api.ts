import type { BulkMessages, MessageForm } from '@chatdeck/sdk';
import { api, call } from './api';
import type { SendTarget } from './send-target';

/** Handing messages to the robot. */
export const sendApi = api.injectEndpoints({
  endpoints: (build) => ({
    say: build.mutation({
      queryFn: call(
        'send',
        (send, { target, message }: { target: SendTarget; message: MessageForm }, options) =>
          target.kind === 'room'
            ? send.toRoom(target.wxid, message, options)
            : send.toContact(target.wxid, message, options),
      ),
    }),
    sendToMany: build.mutation({
      queryFn: call('send', (send, messages: BulkMessages, options) =>
        send.toMany(messages, options),
      ),
    }),
    /** One mass send as a page of one, empty when it does not exist. */
    sendJob: build.query({
      queryFn: call('send', (send, id: string, options) => send.jobs.find(id, options)),
      providesTags: ['sendJob'],
    }),
    cancelSendJob: build.mutation({
      queryFn: call('send', (send, id: string, options) => send.jobs.cancel(id, options)),
      invalidatesTags: ['sendJob'],
    }),
    retrySendJob: build.mutation({
      queryFn: call('send', (send, id: string, options) => send.jobs.retry(id, options)),
      invalidatesTags: ['sendJob'],
    }),
  }),
});

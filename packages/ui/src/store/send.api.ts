import type { MessageForm } from '@chatdeck/sdk';
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
  }),
});

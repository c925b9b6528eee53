import type { Message } from '@chatdeck/sdk';
import { api, call } from './api';
import type { SendTarget } from './send-target';

/** Handing messages to the robot. */
export const sendApi = api.injectEndpoints({
  endpoints: (build) => ({
    say: build.mutation({
      queryFn: call(
        (client, { target, message }: { target: SendTarget; message: Message }, options) =>
          target.kind === 'room'
            ? client.send.toRoom(target.wxid, message, options)
            : client.send.toContact(target.wxid, message, options),
      ),
    }),
  }),
});

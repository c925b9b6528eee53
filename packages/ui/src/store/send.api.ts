import type { Message } from '@chatdeck/sdk';
import { api, call } from './api';

/** Who a message is for. */
export interface SendTarget {
  readonly kind: 'room' | 'contact';
  readonly wxid: string;
  /** The topic of the room or the name of the friend, as people know it. */
  readonly name: string;
}

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

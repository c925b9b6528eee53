import type { CallOptions, Result } from '@chatdeck/sdk';
import { call, type Tag } from './api';
import type { Resources } from './call-port';
import type { Build } from './record-endpoints';

/** The calls that look up friends or groups. */
interface ChatCalls<Found, Option> {
  search(word: string, options: CallOptions): Promise<Result<Found>>;
  all(options: CallOptions): Promise<Result<Option>>;
}

/** The endpoints that look up chats of one kind. */
export const chatEndpoints = <Found, Option>(
  build: Build,
  tag: Tag,
  of: (client: Resources) => ChatCalls<Found, Option>,
) => ({
  search: build.query({
    queryFn: call((word: string) => (client, options) => of(client).search(word, options)),
    providesTags: [tag],
  }),
  all: build.query({
    queryFn: call((_: void) => (client, options) => of(client).all(options)),
    providesTags: [tag],
  }),
});

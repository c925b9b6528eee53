import type { CallOptions, Result } from '@chatdeck/sdk';
import { call, type Tag } from './api';
import type { Resources } from './call-port';
import type { Build } from './record-endpoints';

/** The calls that look up friends or groups. */
interface ChatCalls<Query, Page, Found, Option> {
  list(query: Query, options: CallOptions): Promise<Result<Page>>;
  search(word: string, options: CallOptions): Promise<Result<Found>>;
  all(options: CallOptions): Promise<Result<Option>>;
}

/** The endpoints that look up chats of one kind. */
export const chatEndpoints = <Query, Page, Found, Option>(
  build: Build,
  tag: Tag,
  of: (client: Resources) => ChatCalls<Query, Page, Found, Option>,
) => ({
  list: build.query({
    queryFn: call((query: Query) => (client, options) => of(client).list(query, options)),
    providesTags: [tag],
  }),
  search: build.query({
    queryFn: call((word: string) => (client, options) => of(client).search(word, options)),
    providesTags: [tag],
  }),
  all: build.query({
    queryFn: call((_: void) => (client, options) => of(client).all(options)),
    providesTags: [tag],
  }),
});

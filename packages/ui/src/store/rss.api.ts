import type { ChatdeckClient } from '@chatdeck/sdk';
import type { RssFeedInput } from '@chatdeck/sdk/rules';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

type Query = Parameters<ChatdeckClient['rss']['list']>[0];

interface RssFeedUpdate {
  readonly id: string;
  readonly input: RssFeedInput;
  /** The version that the change is made on. */
  readonly baseVersion: number;
}

/** RSS feeds; whatever changes one refreshes every list that shows them. */
export const rssApi = api.injectEndpoints({
  endpoints: (build) => ({
    rssFeeds: build.query({
      queryFn: call((query: Query) => (client, options) => client.rss.list(query, options)),
      providesTags: ['rss'],
    }),
    addRssFeed: build.mutation({
      queryFn: call((input: RssFeedInput) => (client, options) => client.rss.add(input, options)),
      invalidatesTags: (added) => (added ? ['rss'] : []),
    }),
    updateRssFeed: build.mutation({
      queryFn: call(
        ({ id, input, baseVersion }: RssFeedUpdate) =>
          (client, options) =>
            client.rss.update(id, { ...input, baseVersion }, options),
        // Whoever saves asks what becomes of a record that was changed or deleted elsewhere.
        [CODE.configChanged, CODE.notFound],
      ),
      invalidatesTags: ['rss'],
    }),
    removeRssFeed: build.mutation({
      queryFn: call((id: string) => (client, options) => client.rss.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['rss']),
    }),
    restoreRssFeed: build.mutation({
      queryFn: call((id: string) => (client, options) => client.rss.restore(id, options)),
      invalidatesTags: (restored) => (restored ? ['rss'] : []),
    }),
  }),
});

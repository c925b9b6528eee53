import type { ChatdeckClient } from '@chatdeck/sdk';
import type { RssFeedInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';

type Query = Parameters<ChatdeckClient['rss']['list']>[0];

/** RSS feeds; whatever changes one refreshes every list that shows them. */
export const rssApi = api.injectEndpoints({
  endpoints: (build) => ({
    rssFeeds: build.query({
      queryFn: call('rss', (rss, query: Query, options) => rss.list(query, options)),
      providesTags: ['rss'],
    }),
    addRssFeed: build.mutation({
      queryFn: call('rss', (rss, input: RssFeedInput, options) => rss.add(input, options)),
      invalidatesTags: (added) => (added ? ['rss'] : []),
    }),
    updateRssFeed: build.mutation({
      queryFn: call('rss', (rss, { id, input }: { id: string; input: RssFeedInput }, options) =>
        rss.update(id, input, options),
      ),
      invalidatesTags: (changed) => (changed ? ['rss'] : []),
    }),
    removeRssFeed: build.mutation({
      queryFn: call('rss', (rss, id: string, options) => rss.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['rss']),
    }),
  }),
});

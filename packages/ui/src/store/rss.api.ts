import type { ChatdeckClient } from '@chatdeck/sdk';
import { api, call } from './api';
import { listAll } from './list-all';
import { recordEndpoints } from './record-endpoints';

type Query = Parameters<ChatdeckClient['rss']['list']>[0];

/** RSS feeds. */
export const rssApi = api.injectEndpoints({
  endpoints: (build) => {
    const feed = recordEndpoints(build, 'rss', (client) => client.rss);
    return {
      rssFeeds: build.query({
        queryFn: call((query: Query) => (client, options) => client.rss.list(query, options)),
        providesTags: ['rss'],
      }),
      allRssFeeds: build.query({
        queryFn: call((_: void) => (client, options) => listAll(client.rss.list, options)),
        providesTags: ['rss'],
      }),
      addRssFeed: feed.add,
      updateRssFeed: feed.update,
      removeRssFeed: feed.remove,
      restoreRssFeed: feed.restore,
    };
  },
});

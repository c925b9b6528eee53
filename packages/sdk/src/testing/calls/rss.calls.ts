import { rssFeedSchema } from '../../resources/rss/rss.rules';
import type { MockCallsOf } from './mock-call';
import { recordCalls } from './record-calls';

const feed = recordCalls({
  schema: rssFeedSchema,
  rows: ({ rssFeeds }) => rssFeeds,
  removed: ({ removed }) => removed.rssFeeds,
  cap: 'feeds',
});

export const rssCalls: MockCallsOf<'rss'> = {
  'rss.list': feed.list,
  'rss.add': feed.add,
  'rss.update': feed.update,
  'rss.remove': feed.remove,
  'rss.restore': feed.restore,
};

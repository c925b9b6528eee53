import * as z from 'zod/mini';
import { rssFeedSchema as stored } from '../../resources/rss/rss.schema';
import { nextId, page, replace, takeOut, type MockCallsOf } from './mock-call';

export const rssCalls: MockCallsOf<'rss'> = {
  'rss.list': (query, { rssFeeds }) => page(rssFeeds, query),
  'rss.add': (input, { rssFeeds }) => {
    const added = z.parse(stored, { ...input, id: nextId(rssFeeds) });
    rssFeeds.push(added);
    return added;
  },
  'rss.update': (input, { rssFeeds }) => replace(rssFeeds, z.parse(stored, input)),
  'rss.remove': ({ id }, { rssFeeds }) => takeOut(rssFeeds, id),
};

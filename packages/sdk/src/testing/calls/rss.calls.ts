import * as z from 'zod/mini';
import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { rssFeedSchema as stored } from '../../resources/rss/rss.schema';
import {
  nextId,
  page,
  putBack,
  replace,
  requireRoom,
  takeOut,
  type MockCallsOf,
} from './mock-call';

export const rssCalls: MockCallsOf<'rss'> = {
  'rss.list': (query, { rssFeeds }) => page(rssFeeds, query),
  'rss.add': (input, { rssFeeds, removed }) => {
    requireRoom(rssFeeds, ACCOUNT_CAP.feeds, 'cap.feeds');
    const added = z.parse(stored, { ...input, id: nextId(rssFeeds, removed.rssFeeds) });
    rssFeeds.push(added);
    return added;
  },
  'rss.update': ({ baseVersion, ...input }, { rssFeeds }) =>
    replace(rssFeeds, input.id, baseVersion, (_, version) =>
      z.parse(stored, { ...input, version }),
    ),
  'rss.remove': ({ id }, { rssFeeds, removed }) => takeOut(rssFeeds, removed.rssFeeds, id),
  'rss.restore': ({ id }, { rssFeeds, removed }) => {
    requireRoom(rssFeeds, ACCOUNT_CAP.feeds, 'cap.feeds');
    return putBack(rssFeeds, removed.rssFeeds, id);
  },
};

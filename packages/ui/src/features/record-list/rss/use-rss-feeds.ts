import type { RssFeed } from '@chatdeck/sdk';
import type { RssFeedInput } from '@chatdeck/sdk/rules';
import type { PagedSearch } from '../../../lists';
import { toListState } from '../../../store/list-state';
import { rssApi } from '../../../store/rss.api';
import { failureOf } from '../list/failure-of';
import type { Records } from '../list/record-list-definition';

/** The RSS feeds of the account. */
export function useRssFeeds({ page, pageSize }: PagedSearch): Records<RssFeed, RssFeedInput> {
  const list = rssApi.useRssFeedsQuery({ current: page, pageSize });
  const [add] = rssApi.useAddRssFeedMutation();
  const [update] = rssApi.useUpdateRssFeedMutation();
  const [remove] = rssApi.useRemoveRssFeedMutation();
  return {
    list: toListState(list, pageSize),
    save: async (input, row) =>
      failureOf(row ? await update({ id: row.id, input }) : await add(input)),
    remove: async ({ id }) => failureOf(await remove(id)),
  };
}

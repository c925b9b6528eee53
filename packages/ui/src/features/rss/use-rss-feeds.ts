import type { RssFeed } from '@chatdeck/sdk';
import { rssFeedSchema } from '@chatdeck/sdk/entities';
import type { RssFeedInput } from '@chatdeck/sdk/rules';
import { rssApi } from '#store/rss.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/record-calls.ts';

/** The RSS feeds of the account. */
export function useRssFeeds({ page, pageSize }: PagedSearch): Records<RssFeed, RssFeedInput> {
  const list = rssApi.useRssFeedsQuery({ current: page, pageSize });
  const [add] = rssApi.useAddRssFeedMutation();
  const [update] = rssApi.useUpdateRssFeedMutation();
  const [remove] = rssApi.useRemoveRssFeedMutation();
  const [restore] = rssApi.useRestoreRssFeedMutation();
  return toRecords({
    list: toLoadedRows(list, pageSize),
    schema: rssFeedSchema,
    add,
    update,
    remove,
    restore,
  });
}

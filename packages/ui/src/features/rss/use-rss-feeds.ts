import type { RssFeed } from '@chatdeck/sdk';
import type { RssFeedInput } from '@chatdeck/sdk/rules';
import { useLive } from '#store/live/use-live.ts';
import { rssApi } from '#store/rss.api.ts';
import type { ListQuery } from '#lists/list-props.ts';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/record-calls.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';

/** A page of the RSS feeds of the account, and how to change them. */
export function useRssFeeds({ page = 1, pageSize = RECORDS_PAGE }: ListQuery = {}): Records<
  RssFeed,
  RssFeedInput
> {
  useLive();
  const list = rssApi.useRssFeedsQuery({ current: page, pageSize });
  const [add] = rssApi.useAddRssFeedMutation();
  const [update] = rssApi.useUpdateRssFeedMutation();
  const [remove] = rssApi.useRemoveRssFeedMutation();
  const [restore] = rssApi.useRestoreRssFeedMutation();
  return toRecords({
    query: list,
    pageSize,
    loadSchema: async () => (await import('#lists/records/record-schemas.ts')).rssFeedSchema,
    add,
    update,
    remove,
    restore,
  });
}

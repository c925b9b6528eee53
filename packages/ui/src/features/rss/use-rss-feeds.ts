import type { RssFeed } from '@chatdeck/sdk';
import { rssFeedSchema } from '@chatdeck/sdk/entities';
import type { RssFeedInput } from '@chatdeck/sdk/rules';
import { rssApi } from '#store/rss.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import { failureOf } from '#lists/records/failure-of.ts';
import type { Records } from '#lists/records/record-list-definition.ts';
import { outcomeOf } from '#lists/records/save-outcome.ts';

/** The RSS feeds of the account. */
export function useRssFeeds({ page, pageSize }: PagedSearch): Records<RssFeed, RssFeedInput> {
  const list = rssApi.useRssFeedsQuery({ current: page, pageSize });
  const [add] = rssApi.useAddRssFeedMutation();
  const [update] = rssApi.useUpdateRssFeedMutation();
  const [remove] = rssApi.useRemoveRssFeedMutation();
  const [restore] = rssApi.useRestoreRssFeedMutation();
  return {
    list: toLoadedRows(list, pageSize),
    save: async (input, row) => {
      const sent = row
        ? await update({ id: row.id, input, baseVersion: row.version })
        : await add(input);
      return outcomeOf(sent, rssFeedSchema, row !== undefined);
    },
    remove: async ({ id }) => failureOf(await remove(id)),
    restore: async ({ id }) => failureOf(await restore(id)),
  };
}

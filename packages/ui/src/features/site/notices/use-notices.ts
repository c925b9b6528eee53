import { siteApi } from '#store/site.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';

/** How many messages are newer than the one that was seen last, and the moment of the newest. */
export function useNewNotices(seenUntil: string) {
  const { data } = siteApi.useMessagesQuery();
  return {
    count: data?.list.filter(({ createdAt }) => createdAt > seenUntil).length ?? 0,
    newest: data?.list[0]?.createdAt ?? '',
  };
}

/** The list has no pages: the newest messages, no more than somebody would read. */
const MOST_SHOWN = 100;

/** The messages to this account. */
export const useMessageList = () => toLoadedRows(siteApi.useMessagesQuery(), MOST_SHOWN);

/** The newest releases, of which nobody reads more in passing. */
const RELEASES_SHOWN = 3;

/** What is new in the product; empty until it is known. */
export const useReleases = () =>
  (siteApi.useChangeLogQuery().data?.list ?? []).slice(0, RELEASES_SHOWN);

/** What the operator tells everybody; empty when there is nothing. */
export const useOperatorNotice = (): string => siteApi.useNoticeQuery().data?.content ?? '';

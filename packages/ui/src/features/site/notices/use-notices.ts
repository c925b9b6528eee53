import { siteApi } from '#store/site.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';

/** How many messages are newer than the last seen one, and the time of the newest. */
export function useNewNotices(seenUntil: string) {
  const { data } = siteApi.useMessagesQuery();
  return {
    count: data?.list.filter(({ createdAt }) => createdAt > seenUntil).length ?? 0,
    newest: data?.list[0]?.createdAt ?? '',
  };
}

/** The list has no pages: only the newest messages, up to a readable number. */
const MOST_SHOWN = 100;

/** The messages to this account. */
export const useMessageList = () => toLoadedRows(siteApi.useMessagesQuery(), MOST_SHOWN);

/** The number of newest releases to show. */
const RELEASES_SHOWN = 3;

/** The latest releases of the product; empty until they have loaded. */
export const useReleases = () =>
  (siteApi.useChangeLogQuery().data?.list ?? []).slice(0, RELEASES_SHOWN);

/** The operator's announcement; empty if there is none. */
export const useOperatorNotice = (): string => siteApi.useNoticeQuery().data?.content ?? '';

/** The number of the operator's group; empty if there is none. */
export const useFeedbackGroup = (): string => siteApi.useNoticeQuery().data?.feedbackGroup ?? '';

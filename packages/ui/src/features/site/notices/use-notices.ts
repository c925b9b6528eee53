import { toListState } from '../../../store/list-state';
import { siteApi } from '../../../store/site.api';

/** How many messages are newer than the one that was seen last, and the moment of the newest. */
export function useNewNotices(seenUntil: string) {
  const { data } = siteApi.useMessagesQuery();
  return {
    count: data?.list.filter(({ createdAt }) => createdAt > seenUntil).length ?? 0,
    newest: data?.list[0]?.createdAt ?? '',
  };
}

/** The messages to this account. */
export const useMessageList = () => toListState(siteApi.useMessagesQuery());

/** What the operator tells everybody; empty when there is nothing. */
export const useOperatorNotice = (): string => siteApi.useNoticeQuery().data?.content ?? '';

import type { Friend } from '@chatdeck/sdk';
import { LIST_POLL_MS, type PagedSearch } from '../../../lists';
import { contactApi } from '../../../store/contact.api';
import { toListState, type ListState } from '../../../store/list-state';

/** A page of the robot's friends; asked for again and again, since the robot sends them in batches. */
export const useFriends = ({ query, pageSize }: PagedSearch): ListState<Friend> =>
  toListState(
    contactApi.useFriendsQuery(query, {
      pollingInterval: LIST_POLL_MS,
      skipPollingIfUnfocused: true,
    }),
    pageSize,
  );

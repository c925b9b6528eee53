import type { Friend } from '@chatdeck/sdk';
import type { PagedSearch } from '#lists';
import { contactApi } from '#store/contact.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { toListState, type ListState } from '#store/list-state.ts';

/** A page of the robot's friends; it follows the robot, which sends them in batches. */
export const useFriends = ({ query, pageSize }: PagedSearch): ListState<Friend> =>
  toListState(contactApi.useContactsQuery(query, useLiveOptions()), pageSize);

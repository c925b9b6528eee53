import type { Room } from '@chatdeck/sdk';
import { LIST_POLL_MS, type PagedSearch } from '../../../lists';
import { groupApi } from '../../../store/group.api';
import { toListState, type ListState } from '../../../store/list-state';

/** A page of the robot's groups; asked for again and again, since the robot sends them in batches. */
export const useRooms = ({ query, pageSize }: PagedSearch): ListState<Room> =>
  toListState(
    groupApi.useRoomsQuery(query, {
      pollingInterval: LIST_POLL_MS,
      skipPollingIfUnfocused: true,
    }),
    pageSize,
  );

import type { Room } from '@chatdeck/sdk';
import type { PagedSearch } from '#lists';
import { groupApi } from '#store/group.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { toListState, type ListState } from '#store/list-state.ts';

/** A page of the robot's groups; it follows the robot, which sends them in batches. */
export const useRooms = ({ query, pageSize }: PagedSearch): ListState<Room> =>
  toListState(groupApi.useGroupsQuery(query, useLiveOptions()), pageSize);

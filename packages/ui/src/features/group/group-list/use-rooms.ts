import type { Room } from '@chatdeck/sdk';
import type { PagedSearch } from '#lists';
import { groupApi } from '#store/group.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import type { LoadedRows } from '#context/loaded.ts';
import { toLoadedRows } from '#store/to-loaded.ts';

/** A page of the robot's groups; it follows the robot, which sends them in batches. */
export const useRooms = ({ query, pageSize }: PagedSearch): LoadedRows<Room> =>
  toLoadedRows(groupApi.useGroupsQuery(query, useLiveOptions()), pageSize);

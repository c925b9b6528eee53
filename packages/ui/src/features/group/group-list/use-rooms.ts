import type { Room } from '@chatdeck/sdk';
import type { LoadedRows } from '#context/loaded.ts';
import { groupApi } from '#store/group.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';

/** A page of the robot's groups; refreshed while the robot sends them in batches. */
export const useRooms = ({ query, pageSize }: PagedSearch): LoadedRows<Room> =>
  toLoadedRows(groupApi.useGroupsQuery(query, useLiveOptions()), pageSize);

import type { Friend } from '@chatdeck/sdk';
import type { PagedSearch } from '#lists';
import { contactApi } from '#store/contact.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import type { LoadedRows } from '#context/loaded.ts';
import { toLoadedRows } from '#store/to-loaded.ts';

/** A page of the robot's friends; it follows the robot, which sends them in batches. */
export const useFriends = ({ query, pageSize }: PagedSearch): LoadedRows<Friend> =>
  toLoadedRows(contactApi.useContactsQuery(query, useLiveOptions()), pageSize);

import type { Friend } from '@chatdeck/sdk';
import type { LoadedRows } from '#context/loaded.ts';
import { contactApi } from '#store/contact.api.ts';
import { useLiveOptions } from '#store/live/use-live.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';

/** A page of the robot's friends; refreshed while the robot sends them in batches. */
export const useFriends = ({ query, pageSize }: PagedSearch): LoadedRows<Friend> =>
  toLoadedRows(contactApi.useContactsQuery(query, useLiveOptions()), pageSize);

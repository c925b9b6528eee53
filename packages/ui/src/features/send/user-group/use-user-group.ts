import type { MassSendTarget } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useLiveOptions } from '#store/live/use-live.ts';
import { sendApi } from '#store/send.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { usePagedSearch } from '#lists';
import { PAGE_SIZE } from '#lists/records/record-list-screen.tsx';

/** The dialog over the page: a new mass send, or one that was started. */
export type MassSendLayer =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly target: MassSendTarget }
  | { readonly kind: 'job'; readonly id: string };

/** The mass sends of the account as they go on, and what lies over them. */
export function useUserGroup() {
  const search = usePagedSearch(PAGE_SIZE);
  const { current, pageSize } = search.query;
  const query = sendApi.useSendJobsQuery({ current, pageSize }, useLiveOptions());
  const [layer, setLayer] = useState<MassSendLayer>({ kind: 'none' });
  return {
    list: toLoadedRows(query, pageSize),
    search,
    layer,
    setLayer,
    // What is sent from here stands on the first page.
    onStarted: () => {
      search.onPageChange(1);
      void query.refetch();
    },
  };
}

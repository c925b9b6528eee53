import type { MassSendTarget } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useLiveOptions } from '#store/live/use-live.ts';
import { sendApi } from '#store/send.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import { usePagedSearch } from '#lists';
import { PAGE_SIZE } from '#lists/records/record-list-screen.tsx';

/** The dialog above the page: a new mass send, or an existing one. */
export type MassSendLayer =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly target: MassSendTarget }
  | { readonly kind: 'job'; readonly id: string };

/** The mass sends of the account, updated live, and the dialog above them. */
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
    // A new mass send appears on the first page.
    onStarted: () => {
      search.onPageChange(1);
      void query.refetch();
    },
  };
}

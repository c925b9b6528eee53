import type { MassSendTarget } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import type { PageProps } from '#lists/list-props.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';
import { useSendJobs } from '../use-send-jobs';

/** The dialog above the page: a new mass send, or an existing one. */
export type MassSendLayer =
  | { readonly kind: 'none' }
  | { readonly kind: 'new'; readonly target: MassSendTarget }
  | { readonly kind: 'job'; readonly id: string };

/** The page of mass sends that is shown, and the dialog above it. */
export function useUserGroup(host: PageProps) {
  const search = usePagedSearch(RECORDS_PAGE, host);
  const { list, refresh } = useSendJobs(search);
  const [layer, setLayer] = useState<MassSendLayer>({ kind: 'none' });
  return {
    list,
    refresh,
    search,
    layer,
    setLayer,
    // A new mass send appears on the first page.
    onStarted: () => {
      search.onPageChange(1);
      refresh();
    },
  };
}

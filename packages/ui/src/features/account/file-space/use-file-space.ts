import { useState } from 'react';
import { useLive } from '#store/live/use-live.ts';
import { toLoaded, toLoadedRows } from '#store/to-loaded.ts';
import { uploadApi } from '#store/upload.api.ts';

const PAGE_SIZE = 5;

/** How much of its storage space the account uses. */
export function useFileUsage() {
  const usage = uploadApi.useFileUsageQuery();
  return toLoaded([usage], usage.data);
}

/** The files that nothing uses, a page at a time. */
export function useUnusedFiles() {
  useLive();
  const [page, onPageChange] = useState(1);
  const unused = uploadApi.useUnusedFilesQuery({ current: page, pageSize: PAGE_SIZE });
  return {
    unused: toLoadedRows(unused, PAGE_SIZE),
    page: { page, pageSize: PAGE_SIZE, onPageChange },
  };
}

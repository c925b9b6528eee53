import { useState } from 'react';
import { uploadApi } from '#store/upload.api.ts';
import { toListState } from '#store/list-state.ts';
import { toPageState } from '#store/page-state.ts';
import type { FileSpaceProps } from './file-space.view';

const PAGE_SIZE = 5;

/** How much of its space the account uses, and what nothing shows. */
export function useFileSpace(): FileSpaceProps {
  const [current, setCurrent] = useState(1);
  const usage = uploadApi.useFileUsageQuery();
  const unused = uploadApi.useUnusedFilesQuery({ current, pageSize: PAGE_SIZE });
  const { error, retry } = toPageState([usage]);
  return {
    usage: usage.data,
    error: usage.data ? undefined : error,
    retry,
    unused: toListState(unused, PAGE_SIZE),
    page: { current, pageSize: PAGE_SIZE, onPageChange: setCurrent },
  };
}

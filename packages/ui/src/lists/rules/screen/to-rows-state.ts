import type { LoadedRows } from '#context/loaded.ts';
import type { RowAt } from '../rows/row-changes';
import type { ListRows } from '../rows/use-list-rows';

/** One page of the found rows, in the state that the config is in. */
export function toRowsState(
  { saved, error, retry, isSaving }: ListRows,
  found: readonly RowAt[],
  page: number,
  pageSize: number,
): LoadedRows<RowAt> {
  if (!saved) return error ? { status: 'failed', error, retry } : { status: 'loading' };
  return {
    status: 'ready',
    rows: found.slice((page - 1) * pageSize, page * pageSize),
    count: found.length,
    isStale: error !== undefined,
    isRefreshing: isSaving,
    retry,
  };
}

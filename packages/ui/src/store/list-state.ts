import type { CallError } from '#context/call-error.ts';

/** A list as a screen shows it. After a failed refresh the last good rows stay, marked stale. */
export type ListState<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      /** How many rows there are on all pages. */
      readonly count: number;
      readonly isStale: boolean;
      readonly isRefreshing: boolean;
      readonly retry: () => void;
    };

interface QueryResult<Row> {
  readonly data?: { readonly count: number; readonly list: readonly Row[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Reads a paged query of the store. A page has no more rows than were asked for, whatever the server sends:
 * a list that draws 50,000 of them freezes the host's page.
 */
export function toListState<Row>(query: QueryResult<Row>, pageSize = Infinity): ListState<Row> {
  const { data, isFetching } = query;
  const retry = () => void query.refetch();
  const error = isCallError(query.error) ? query.error : undefined;
  if (data) {
    const isStale = error !== undefined && !isFetching;
    const { count } = data;
    const rows = data.list.length > pageSize ? data.list.slice(0, pageSize) : data.list;
    return { status: 'ready', rows, count, isStale, isRefreshing: isFetching, retry };
  }
  return error && !isFetching ? { status: 'failed', error, retry } : { status: 'loading' };
}

/** True for the error of a call; the store's own errors have another shape. */
export const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'issues' in error;

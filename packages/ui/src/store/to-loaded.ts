import { isCallError } from '#context/call-error.ts';
import { notLoaded, type Loaded, type LoadedRows } from '#context/loaded.ts';
import type { StartedQuery } from './load-anew';

interface Query {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Combines queries of the store into one loading state; pass `content` once all that it needs has loaded. */
export function toLoaded<Content extends object>(
  queries: readonly Query[],
  content: Content | undefined,
): Loaded<Content> {
  const failed = queries.filter(({ error, isFetching }) => isCallError(error) && !isFetching);
  const retry = () => queries.forEach((query) => void query.refetch());
  if (content) return { status: 'ready', ...content, isStale: failed.length > 0, retry };
  return notLoaded(failed.map((query) => query.error).find(isCallError), retry);
}

/** Failed for good; a client without the resource belongs to a page that shows nothing of it. */
export const hasFailed = ({ data, error }: { readonly data?: unknown; readonly error?: unknown }) =>
  data === undefined && isCallError(error) && error.kind !== 'missing';

/** A query of a page of rows. */
export interface RowsQuery<Row> extends Query {
  readonly refetch: StartedQuery['refetch'];
  readonly data?: { readonly count: number; readonly list: readonly Row[] } | undefined;
}

/**
 * Reads a paged query of the store. The page is cut to `pageSize` rows whatever the server sends: rendering 50,000
 * rows would freeze the host's page.
 */
export function toLoadedRows<Row>(query: RowsQuery<Row>, pageSize = Infinity): LoadedRows<Row> {
  const { data, isFetching: isRefreshing } = query;
  const rows = data && data.list.length > pageSize ? data.list.slice(0, pageSize) : data?.list;
  return toLoaded([query], rows && data && { rows, count: data.count, isRefreshing });
}

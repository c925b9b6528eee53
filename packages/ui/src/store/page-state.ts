import type { CallError } from '#context/call-error.ts';
import { isCallError } from './list-state';

/** A page that waits for several answers. After a failed refresh the last good ones stay, marked stale. */
export interface PageState {
  /** Why one of the answers did not come, once that is known. */
  readonly error: CallError | undefined;
  readonly isStale: boolean;
  /** Asks again for all of it. */
  readonly retry: () => void;
}

interface Query {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Reads the queries of a page of the store. */
export function toPageState(queries: readonly Query[]): PageState {
  const failed = queries.filter(({ error, isFetching }) => isCallError(error) && !isFetching);
  const error = queries.map((query) => query.error).find(isCallError);
  return {
    error,
    isStale: failed.length > 0,
    retry: () => queries.forEach((query) => void query.refetch()),
  };
}

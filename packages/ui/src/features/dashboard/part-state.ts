import { isCallError, type CallError } from '#context/call-error.ts';
import type { Loaded } from '#context/loaded.ts';
import { toLoaded } from '#store/to-loaded.ts';

/** One part of the home page; `absent` if the client does not support its call. */
export type PartState<T> = Loaded<{ readonly data: T }> | { readonly status: 'absent' };

interface Query<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Derives the state of a part from a query; its data remains when a later fetch fails. */
export function toPartState<T>(query: Query<T>): PartState<T> {
  const { data, error } = query;
  if (data === undefined && isCallError(error) && error.kind === 'missing') {
    return { status: 'absent' };
  }
  if (data === undefined && isCallError(error)) {
    // Failed until a fetch succeeds, also during a retry: parts that poll would flicker otherwise.
    return { status: 'failed', error, retry: () => void query.refetch() };
  }
  const state = toLoaded([query], data === undefined ? undefined : { data });
  // Stale until a fetch succeeds, also during a retry: parts that poll often would flicker otherwise.
  return state.status === 'ready' ? { ...state, isStale: isCallError(error) } : state;
}

/** The stale ones among the loaded parts. */
export const staleOf = (parts: readonly PartState<unknown>[]) =>
  parts.filter((part) => part.status === 'ready').filter(({ isStale }) => isStale);

/** The data of a part that has loaded. */
export const readyOf = <T>(state: PartState<T>): T | undefined =>
  state.status === 'ready' ? state.data : undefined;

/** Whether the page tells of the failure of all that these parts show. */
export const areAllTold = (
  parts: readonly PartState<unknown>[],
  isTold: (error: CallError) => boolean,
): boolean => {
  const there = parts.filter(({ status }) => status !== 'absent');
  return there.length > 0 && there.every((part) => part.status === 'failed' && isTold(part.error));
};

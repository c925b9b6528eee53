import { isCallError } from '#context/call-error.ts';
import type { Loaded } from '#context/loaded.ts';
import { toLoaded } from '#store/to-loaded.ts';

/** One part of the home page; `absent` where the client cannot ask for it. */
export type PartState<T> = Loaded<{ readonly data: T }> | { readonly status: 'absent' };

interface Query<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Reads a query of the store; what arrived once stays when a later look fails. */
export function toPartState<T>(query: Query<T>): PartState<T> {
  const { data, error } = query;
  if (data === undefined && isCallError(error) && error.kind === 'missing') {
    return { status: 'absent' };
  }
  const state = toLoaded([query], data === undefined ? undefined : { data });
  // Old until an answer comes, also while it is asked for again: parts that ask often would flicker.
  return state.status === 'ready' ? { ...state, isStale: isCallError(error) } : state;
}

/** Those of some parts that are of before. */
export const staleOf = (parts: readonly PartState<unknown>[]) =>
  parts.filter((part) => part.status === 'ready').filter(({ isStale }) => isStale);

/** The data of a part that has arrived. */
export const readyOf = <T>(state: PartState<T>): T | undefined =>
  state.status === 'ready' ? state.data : undefined;

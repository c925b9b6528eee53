import type { CallError } from '#context/call-error.ts';
import { isCallError } from '#store/list-state.ts';

/** One part of the home page; `absent` where the client cannot ask for it. */
export type PartState<T> =
  | { readonly status: 'loading' | 'absent' }
  | { readonly status: 'failed'; readonly error: CallError; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly data: T;
      /** The last look failed; this is what was known before. */
      readonly isStale: boolean;
      readonly retry: () => void;
    };

interface Query<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Reads a query of the store; what arrived once stays when a later look fails. */
export function toPartState<T>({ data, error, isFetching, refetch }: Query<T>): PartState<T> {
  const retry = () => void refetch();
  // Old until an answer comes, also while it is asked for again: parts that ask often would flicker.
  if (data !== undefined) return { status: 'ready', data, isStale: isCallError(error), retry };
  if (!isCallError(error)) return { status: 'loading' };
  if (error.kind === 'missing') return { status: 'absent' };
  if (isFetching) return { status: 'loading' };
  return { status: 'failed', error, retry };
}

/** Those of some parts that are of before. */
export const staleOf = (parts: readonly PartState<unknown>[]) =>
  parts.filter((part) => part.status === 'ready').filter(({ isStale }) => isStale);

/** The data of a part that has arrived. */
export const readyOf = <T>(state: PartState<T>): T | undefined =>
  state.status === 'ready' ? state.data : undefined;

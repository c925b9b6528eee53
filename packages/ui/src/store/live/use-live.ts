import { liveApi } from './live.api';

/** Opens the stream of live events while mounted; true while events come in. */
export function useLive(): boolean {
  // A refetch would reset the last known state of the stream.
  const { data } = liveApi.useLiveQuery(undefined, { refetchOnMountOrArgChange: false });
  return data === 'open';
}

/** The polling interval while live events do not come in, in ms. */
export const ALONE_MS = 5_000;

/** Options for a query that live events keep current: without them it is polled while the page is visible. */
export function useLiveOptions(aloneMs = ALONE_MS) {
  const isLive = useLive();
  return {
    pollingInterval: isLive ? 0 : aloneMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isLive,
    refetchOnReconnect: true,
  };
}

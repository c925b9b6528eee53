import { liveApi } from './live.api';

/** Opens the stream of live events while something is shown that changes by them; true while events come in. */
export function useLive(): boolean {
  // Asking again would forget what the stream last said of itself.
  const { data } = liveApi.useLiveQuery(undefined, { refetchOnMountOrArgChange: false });
  return data === 'open';
}

/** What changes by live events is asked for this often while they do not come in, in ms. */
export const ALONE_MS = 5_000;

/** Options of a query whose answer changes by live events: without them it is asked again and again, while the page is seen. */
export function useLiveOptions(aloneMs = ALONE_MS) {
  const isLive = useLive();
  return {
    pollingInterval: isLive ? 0 : aloneMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isLive,
    refetchOnReconnect: true,
  };
}

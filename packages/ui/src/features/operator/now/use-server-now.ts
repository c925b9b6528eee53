import { operatorApi } from '#store/operator.api.ts';
import { toLoaded } from '#store/to-loaded.ts';

/** How often it is read again, in ms. */
const EVERY_MS = 10_000;

/** What the server does now. */
export function useServerNow() {
  const query = operatorApi.useServerNowQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return toLoaded([query], query.data);
}

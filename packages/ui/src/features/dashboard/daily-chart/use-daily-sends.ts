import { useLiveOptions } from '../../../store/live/use-live';
import { sendApi } from '../../../store/send.api';
import { toPartState } from '../part/part-state';

/** Sends of single messages raise no event; today is looked at again now and then. */
const AGAIN_MS = 60_000;

/** The messages of each of the last days. */
export function useDailySends(days: number) {
  const options = useLiveOptions();
  return toPartState(sendApi.useDailySendsQuery(days, { ...options, pollingInterval: AGAIN_MS }));
}

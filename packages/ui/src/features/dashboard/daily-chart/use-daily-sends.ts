import { useLiveOptions } from '#store/live/use-live.ts';
import { sendApi } from '#store/send.api.ts';
import { toPartState, type PartState } from '../part/part-state';
import { SPANS, type DaysOfSends } from './daily-chart.model';

/** Sends of single messages raise no event, so today's count is polled. */
const RETRY_MS = 60_000;

/** The messages of each of the last days; all parts of the page read from one response. */
export function useDailySends(days: number): PartState<DaysOfSends> {
  const options = { ...useLiveOptions(), pollingInterval: RETRY_MS };
  const state = toPartState(sendApi.useDailySendsQuery(SPANS['30'], options));
  if (state.status !== 'ready') return state;
  return { ...state, data: { list: state.data.list.slice(-days) } };
}

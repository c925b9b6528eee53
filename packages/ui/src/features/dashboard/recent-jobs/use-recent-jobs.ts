import { useLiveOptions } from '#store/live/use-live.ts';
import { RECENT_JOBS, sendApi } from '#store/send.api.ts';
import { toPartState } from '../part/part-state';

/** The last mass sends, as they go on: no more than were asked for, whatever the server sends. */
export function useRecentJobs() {
  const state = toPartState(sendApi.useSendJobsQuery(RECENT_JOBS, useLiveOptions()));
  if (state.status !== 'ready') return state;
  const { data } = state;
  return { ...state, data: { ...data, list: data.list.slice(0, RECENT_JOBS.pageSize) } };
}

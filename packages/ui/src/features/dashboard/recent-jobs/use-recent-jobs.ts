import { useLiveOptions } from '../../../store/live/use-live';
import { RECENT_JOBS, sendApi } from '../../../store/send.api';
import { toPartState } from '../part/part-state';

/** The last mass sends, as they go on. */
export const useRecentJobs = () =>
  toPartState(sendApi.useSendJobsQuery(RECENT_JOBS, useLiveOptions()));

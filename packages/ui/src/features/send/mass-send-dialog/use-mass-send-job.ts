import { useRef } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useLive } from '#store/live/use-live.ts';
import { sendApi } from '#store/send.api.ts';

/** The polling interval of a job in ms: long while live events report its progress. */
const POLL_MS = { live: 30_000, alone: 2_000 } as const;

/** Follows a mass send by live events if they arrive, else by polling. */
export function useMassSendJob(id: string) {
  const isLive = useLive();
  const last = sendApi.endpoints.sendJob.useQueryState(id);
  const isEnded = last.data?.list[0]?.state === 'ended';
  const query = sendApi.useSendJobQuery(id, {
    pollingInterval: isEnded ? 0 : POLL_MS[isLive ? 'live' : 'alone'],
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isEnded,
  });
  const [cancel, { isLoading: isCancelling }] = sendApi.useCancelSendJobMutation();
  const [retry, { isLoading: isRetrying }] = sendApi.useRetrySendJobMutation();
  const isRunning = useRef(false);
  const once = async (act: (id: string) => PromiseLike<unknown>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    await act(id);
    isRunning.current = false;
  };
  const error = isCallError(query.error) ? query.error : undefined;
  return {
    /** Null if there is no such mass send, undefined until that is known. */
    job: query.data && (query.data.list[0] ?? null),
    error: query.data === undefined ? error : undefined,
    /** The last poll failed; the progress is that of an earlier one. */
    isStale: query.data !== undefined && error !== undefined,
    refetch: () => void query.refetch(),
    cancel: () => once(cancel),
    retry: () => once(retry),
    isCancelling,
    isRetrying,
  };
}

export type MassSendJob = ReturnType<typeof useMassSendJob>;

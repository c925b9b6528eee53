import type { BulkMessages, SendJob } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { callErrorText } from '#context/call-error-text.ts';
import { useLive } from '#store/live/use-live.ts';
import type { SendTarget } from '#store/send-target.ts';
import { sendApi } from '#store/send.api.ts';
import { useMemberGuard } from '../../member/member-guard/use-member-guard';
import { isLost, useRequestKey } from '../use-request-key';
import { refusedTargets, type RefusedTarget } from './mass-send.model';

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

/** Why sending did not start, or possibly did not. */
interface StartRefusal {
  readonly reason: string;
  /** There was no response: the server may have started anyway. */
  readonly isUnknown: boolean;
  readonly targets: readonly RefusedTarget[];
}

interface Options {
  readonly payload: BulkMessages;
  readonly targets: readonly SendTarget[];
  readonly onStarted: (job: SendJob) => void;
}

/**
 * Starts a mass send once, even if the button is pressed repeatedly; members only (product specification, section 6).
 */
export function useStartMassSend({ payload, targets, onStarted }: Options) {
  const { locale } = useChatdeck();
  const [send, { isLoading }] = sendApi.useSendToManyMutation();
  const [refusal, setRefusal] = useState<StartRefusal>();
  const [isRefused, setRefused] = useState(false);
  const isRunning = useRef(false);
  const request = useRequestKey();

  const start = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRefusal(undefined);
    const { data, error } = await send({
      messages: payload,
      idempotencyKey: request.keyOf(payload),
    });
    request.settle(isCallError(error) ? error : undefined);
    // `isRunning` stays set, so that it is not started again before the host renders the next step.
    if (data) return onStarted(data);
    isRunning.current = false;
    if (!isCallError(error)) return;
    if (error.code === CODE.membershipNeeded) setRefused(true);
    setRefusal({
      reason: callErrorText(error, locale),
      isUnknown: isLost(error),
      targets: refusedTargets(error.issues, targets),
    });
  };
  const { enter, isMember, isDialogOpen, setDialogOpen } = useMemberGuard(() => void start());
  return {
    start: enter,
    isMember,
    /** The account is not a member, according to its role or to the server. */
    isMembershipDialogOpen: isDialogOpen || isRefused,
    setMembershipDialogOpen: (isOpen: boolean) => {
      setDialogOpen(isOpen);
      setRefused(isOpen);
    },
    isStarting: isLoading,
    refusal,
    setRefusal,
  };
}

export type MassSendStart = ReturnType<typeof useStartMassSend>;

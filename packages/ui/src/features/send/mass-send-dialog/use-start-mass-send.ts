import type { BulkMessages, SendJob } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { callErrorText } from '#store/call-error-text.ts';
import type { SendTarget } from '#store/send-target.ts';
import { sendApi } from '#store/send.api.ts';
import { useMemberGuard } from '#features/member/member-guard/use-member-guard.ts';
import { isLost, useRequestKey } from '../use-request-key';
import { refusedTargets, type RefusedTarget } from './mass-send.model';

/** Why sending did not start, or possibly did not. */
export interface StartRefusal {
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

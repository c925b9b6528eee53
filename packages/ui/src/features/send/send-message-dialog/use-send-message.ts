import type { MessageForm } from '@chatdeck/sdk';
import { RESEND_LOCK_MS } from '@chatdeck/sdk/constants';
import { useEffect, useState } from 'react';
import { type CallError, isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { callErrorText } from '#store/call-error-text.ts';
import type { SendTarget } from '#store/send-target.ts';
import { sendApi } from '#store/send.api.ts';
import { useRequestKey } from '../use-request-key';
import { sendMessageMessages } from './send-message-dialog.messages';
import { lockAfter, type SendOutcome } from './send-message-dialog.model';

/** Sends one message, reports the outcome and briefly locks the form against another send. */
export function useSendMessage(target: SendTarget, onSent: (() => void) | undefined) {
  const t = useMessages(sendMessageMessages);
  const { notify, locale } = useChatdeck();
  const [say] = sendApi.useSayMutation();
  const request = useRequestKey();
  const [outcome, setOutcome] = useState<SendOutcome>({ status: 'none' });
  const [lockedSeconds, lock] = useCountdown();

  const send = async (message: MessageForm): Promise<CallError | undefined> => {
    if (lockedSeconds > 0) return undefined;
    setOutcome({ status: 'none' });
    const { error } = await say({
      target,
      message,
      idempotencyKey: request.keyOf({ target, message }),
    });
    request.settle(isCallError(error) ? error : undefined);
    if (isCallError(error)) {
      // Errors with issues are shown at their fields.
      if (error.issues.length === 0) {
        setOutcome({ status: 'refused', reason: callErrorText(error, locale) });
      }
      lock(lockAfter(error));
      return error;
    }
    setOutcome({ status: 'sent' });
    lock(RESEND_LOCK_MS);
    notify({ tone: 'success', text: t.sent });
    onSent?.();
    return undefined;
  };
  return { send, outcome, lockedSeconds };
}

/** The remaining whole seconds of a countdown, and a function that starts it. */
function useCountdown(): readonly [seconds: number, start: (ms: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return undefined;
    // Measured by the page's clock, because timers in a background tab are throttled.
    const tick = () => setLeft(Math.max(0, endsAt - performance.now()));
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (ms: number) => {
    setLeft(ms);
    setEndsAt(performance.now() + ms);
  };
  return [Math.ceil(left / 1000), start];
}

import type { ScanCode } from '@chatdeck/sdk';
import { SCAN_STATE, type ScanState } from '@chatdeck/sdk/constants';
import { useEffect, useRef, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useIsVisible } from '#context/use-is-visible.ts';
import { callErrorText } from '#store/call-error-text.ts';
import { isOpen, lifetimeOf, type ScanCodeState } from './scan-code.model';

const POLL_MS = 1_000;
/** The delay after a failed poll, so that a failing server is not polled every second. */
const RETRY_MS = 5_000;

/** The mutation that requests a code. */
interface CodeRequest {
  readonly data?: ScanCode | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface Options<Answer extends { readonly state: ScanState }> {
  /** Requests a new code; must be a stable function. */
  readonly requestCode: () => unknown;
  readonly request: CodeRequest;
  /** Polls the state of a code; undefined if the call failed. Must be a stable function. */
  readonly poll: (ticket: string) => Promise<Answer | undefined>;
  /** Called once with the confirming answer. */
  readonly onConfirmed: (answer: Answer) => void;
}

/** A code for a phone to scan, its state, and a way to renew it. */
export function useScanCode<Answer extends { readonly state: ScanState }>(
  options: Options<Answer>,
) {
  const { requestCode, request, poll, onConfirmed } = options;
  const { locale } = useChatdeck();
  const [polled, setPolled] = useState<{ readonly ticket: string; readonly state: ScanState }>();
  const { data: code, fulfilledTimeStamp = 0 } = request;
  const ticket = code?.ticket;

  // Only once, even if React mounts the component twice: each code counts towards the rate limit of the client's
  // address.
  const isRequested = useRef(false);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    requestCode();
  }, [requestCode]);

  const host = useRef(onConfirmed);
  useEffect(() => {
    host.current = onConfirmed;
  }, [onConfirmed]);
  // A hidden page polls again when it becomes visible: the phone may be this very device.
  const isVisible = useIsVisible();
  useEffect(() => {
    if (ticket === undefined || !isVisible) return undefined;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const pollAfter = (ms: number) => {
      timer = setTimeout(() => void pollOnce(), ms);
    };
    const pollOnce = async () => {
      const answer = await poll(ticket);
      if (isCancelled) return;
      if (!answer) {
        pollAfter(RETRY_MS);
        return;
      }
      setPolled({ ticket, state: answer.state });
      if (answer.state === SCAN_STATE.confirmed) host.current(answer);
      else if (isOpen(answer.state)) pollAfter(POLL_MS);
    };
    pollAfter(POLL_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [ticket, poll, isVisible]);

  const error = !request.isLoading && isCallError(request.error) ? request.error : undefined;
  const pending: ScanCodeState = error
    ? { status: 'failed', why: callErrorText(error, locale) }
    : { status: 'loading' };
  const status = polled && polled.ticket === ticket ? polled.state : SCAN_STATE.waiting;
  const state: ScanCodeState = code ? { status, url: code.url } : pending;
  return {
    state,
    /** Identifies the code, so that the countdown restarts with a new one. */
    code: ticket,
    lifetimeMs: code && lifetimeOf(code, fulfilledTimeStamp),
    renew: () => {
      setPolled(undefined);
      requestCode();
    },
  };
}

export type ShownScanCode = ReturnType<typeof useScanCode>;

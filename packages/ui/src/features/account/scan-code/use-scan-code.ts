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
interface Asking {
  readonly data?: ScanCode | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface Options<Answer extends { readonly state: ScanState }> {
  /** Requests a new code; must be a stable function. */
  readonly ask: () => unknown;
  readonly asking: Asking;
  /** Polls the state of a code; undefined if the call failed. Must be a stable function. */
  readonly look: (ticket: string) => Promise<Answer | undefined>;
  /** Called once with the confirming answer. */
  readonly onConfirmed: (answer: Answer) => void;
}

/** A code for a phone to scan, its state, and a way to renew it. */
export function useScanCode<Answer extends { readonly state: ScanState }>(
  options: Options<Answer>,
) {
  const { ask, asking, look, onConfirmed } = options;
  const { locale } = useChatdeck();
  const [seen, setSeen] = useState<{ readonly ticket: string; readonly state: ScanState }>();
  const { data: code, fulfilledTimeStamp = 0 } = asking;
  const ticket = code?.ticket;

  // Only once, even if React mounts the component twice: each code counts towards the rate limit of the client's
  // address.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  }, [ask]);

  const host = useRef(onConfirmed);
  useEffect(() => {
    host.current = onConfirmed;
  }, [onConfirmed]);
  // A hidden page polls again when it becomes visible: the phone may be this very device.
  const isSeen = useIsVisible();
  useEffect(() => {
    if (ticket === undefined || !isSeen) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const pollAfter = (ms: number) => {
      timer = setTimeout(() => void pollOnce(), ms);
    };
    const pollOnce = async () => {
      const answer = await look(ticket);
      if (isLeft) return;
      if (!answer) {
        pollAfter(RETRY_MS);
        return;
      }
      setSeen({ ticket, state: answer.state });
      if (answer.state === SCAN_STATE.confirmed) host.current(answer);
      else if (isOpen(answer.state)) pollAfter(POLL_MS);
    };
    pollAfter(POLL_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ticket, look, isSeen]);

  const error = !asking.isLoading && isCallError(asking.error) ? asking.error : undefined;
  const pending: ScanCodeState = error
    ? { status: 'failed', why: callErrorText(error, locale) }
    : { status: 'loading' };
  const status = seen && seen.ticket === ticket ? seen.state : SCAN_STATE.waiting;
  const state: ScanCodeState = code ? { status, url: code.url } : pending;
  return {
    state,
    /** Identifies the code, so that the countdown restarts with a new one. */
    code: ticket,
    lifetimeMs: code && lifetimeOf(code, fulfilledTimeStamp),
    renew: () => {
      setSeen(undefined);
      ask();
    },
  };
}

export type ShownScanCode = ReturnType<typeof useScanCode>;

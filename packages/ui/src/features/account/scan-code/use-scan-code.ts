import type { ScanCode } from '@chatdeck/sdk';
import { SCAN_STATE, type ScanState } from '@chatdeck/sdk/constants';
import { useEffect, useRef, useState } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useIsVisible } from '#context/use-is-visible.ts';
import { callErrorText } from '#store/call-error-text.ts';
import { isOpen, lifetimeOf, type ScanCodeState } from './scan-code.model';

const POLL_MS = 1_000;
/** After a failed look, so that a server in trouble is not asked each second. */
const RETRY_MS = 5_000;

/** The call for a code, as its mutation tells of it. */
interface Asking {
  readonly data?: ScanCode | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface Options<Answer extends { readonly state: ScanState }> {
  /** Asks for a new code; keep the same function. */
  readonly ask: () => unknown;
  readonly asking: Asking;
  /** Asks what became of a code; undefined where the call failed. Keep the same function. */
  readonly look: (ticket: string) => Promise<Answer | undefined>;
  /** Called once with the answer that confirms. */
  readonly onConfirmed: (answer: Answer) => void;
}

/** A code for a phone to scan, what becomes of it, and how to get another. */
export function useScanCode<Answer extends { readonly state: ScanState }>(
  options: Options<Answer>,
) {
  const { ask, asking, look, onConfirmed } = options;
  const { locale } = useChatdeck();
  const [seen, setSeen] = useState<{ readonly ticket: string; readonly state: ScanState }>();
  const { data: code, fulfilledTimeStamp = 0 } = asking;
  const ticket = code?.ticket;

  // Once, also where React mounts a part twice: each code counts against the limit of the address.
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
  // A hidden page looks again once it is seen: the phone may be this device.
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
    /** Names the code, so that what counts its time begins anew with it. */
    code: ticket,
    lifetimeMs: code && lifetimeOf(code, fulfilledTimeStamp),
    renew: () => {
      setSeen(undefined);
      ask();
    },
  };
}

export type ShownScanCode = ReturnType<typeof useScanCode>;

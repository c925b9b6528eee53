import type { ScanCode, ScanLogin, SessionToken } from '@chatdeck/sdk';
import { SCAN_STATE, type ScanState } from '@chatdeck/sdk/constants';
import { useEffect, useRef, useState, useCallback } from 'react';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useIsVisible } from '#context/use-is-visible.ts';
import { useMessages } from '#messages';
import { callErrorText } from '#context/call-error-text.ts';
import { miniApi } from '#store/mini.api.ts';
import { ticketOf } from '../second-factor/login-ticket';
import { phoneBindingMessages } from './scan-code.messages';
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
function useScanCode<Answer extends { readonly state: ScanState }>(options: Options<Answer>) {
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

/** How a login by phone goes on; `further` is the ticket for the second step of an account with two-factor login. */
type ScannedLogin = ScanLogin | { readonly state: 'confirmed'; readonly further: string };

/** A scan code for login. */
export function useScanLogin(
  onLoggedIn: (session: SessionToken) => void,
  onSecondFactor: (ticket: string) => void,
): ShownScanCode {
  const [requestCode, request] = miniApi.useLoginCodeMutation();
  const [check] = miniApi.useCheckLoginMutation();
  const poll = useCallback(
    async (ticket: string): Promise<ScannedLogin | undefined> => {
      const { data, error } = await check(ticket);
      const further = isCallError(error) ? ticketOf(error) : undefined;
      return further === undefined ? data : { state: SCAN_STATE.confirmed, further };
    },
    [check],
  );
  return useScanCode({
    requestCode,
    request,
    poll,
    onConfirmed: (answer) => {
      if ('further' in answer) onSecondFactor(answer.further);
      else if (answer.state === 'confirmed') onLoggedIn(answer);
    },
  });
}

/** A scan code that binds the phone. */
export function usePhoneBinding(onBound: () => void): ShownScanCode {
  const t = useMessages(phoneBindingMessages);
  const { notify } = useChatdeck();
  const [requestCode, request] = miniApi.useBindCodeMutation();
  const [check] = miniApi.useCheckBindingMutation();
  const poll = useCallback(async (ticket: string) => (await check(ticket)).data, [check]);
  return useScanCode({
    requestCode,
    request,
    poll,
    onConfirmed: () => {
      notify({ tone: 'success', text: t.done });
      onBound();
    },
  });
}

/** Unbinds the phone, so that it can no longer log in. */
export function useUnbinding(onUnbound: () => void) {
  const t = useMessages(phoneBindingMessages);
  const { notify } = useChatdeck();
  const [unbind, { isLoading }] = miniApi.useUnbindMutation();
  const confirm = async () => {
    const { error } = await unbind();
    if (error) return;
    onUnbound();
    notify({ tone: 'success', text: t.unbindDone });
  };
  return { isPending: isLoading, confirm: () => void confirm() };
}

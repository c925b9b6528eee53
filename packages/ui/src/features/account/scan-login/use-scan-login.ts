import type { SessionToken } from '@chatdeck/sdk';
import { SCAN_STATE, type ScanState } from '@chatdeck/sdk/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { callErrorText } from '../../../store/call-error-text';
import { isCallError } from '../../../store/list-state';
import { miniApi } from '../../../store/mini.api';
import { isOpen, lifetimeOf, type ScanLoginState } from './scan-login.model';

const LOOK_MS = 1_000;
/** After a failed look, so that a server in trouble is not asked each second. */
const LOOK_AFTER_FAILURE_MS = 5_000;

/** A code to log in with, what becomes of it, and how to get another. */
export function useScanLogin(onLoggedIn: (session: SessionToken) => void) {
  const { locale } = useChatdeck();
  const [askCode, asking] = miniApi.useLoginCodeMutation();
  const [seen, setSeen] = useState<{ readonly ticket: string; readonly state: ScanState }>();
  const { data: code, fulfilledTimeStamp = 0 } = asking;
  const ticket = code?.ticket;
  useEffect(() => void askCode(), [askCode]);
  const onLook = useCallback((of: string, state: ScanState) => setSeen({ ticket: of, state }), []);
  useLooks(ticket, onLook, onLoggedIn);

  const error = !asking.isLoading && isCallError(asking.error) ? asking.error : undefined;
  const pending: ScanLoginState = error
    ? { status: 'failed', why: callErrorText(error, locale) }
    : { status: 'loading' };
  const status = seen && seen.ticket === ticket ? seen.state : SCAN_STATE.waiting;
  return {
    state: code ? { status, url: code.url } : pending,
    /** Names the code, so that what counts its time begins anew with it. */
    code: ticket,
    lifetimeMs: code && lifetimeOf(code, fulfilledTimeStamp),
    renew: () => {
      setSeen(undefined);
      void askCode();
    },
  };
}

/** Looks about every second what became of a code, until that is over. */
function useLooks(
  ticket: string | undefined,
  onLook: (ticket: string, state: ScanState) => void,
  onLoggedIn: (session: SessionToken) => void,
): void {
  const [check] = miniApi.useCheckLoginMutation();
  const host = useRef(onLoggedIn);
  useEffect(() => {
    host.current = onLoggedIn;
  }, [onLoggedIn]);
  useEffect(() => {
    if (ticket === undefined) return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const lookIn = (ms: number) => {
      timer = setTimeout(() => void look(), ms);
    };
    const look = async () => {
      const { data } = await check(ticket);
      if (isLeft) return;
      if (!data) {
        lookIn(LOOK_AFTER_FAILURE_MS);
        return;
      }
      onLook(ticket, data.state);
      if (data.state === SCAN_STATE.confirmed) host.current(data);
      else if (isOpen(data.state)) lookIn(LOOK_MS);
    };
    lookIn(LOOK_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [ticket, check, onLook]);
}

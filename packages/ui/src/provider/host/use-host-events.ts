import type { Store } from '@reduxjs/toolkit';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { reportOfCall, type ReportError } from '#context/error-report.ts';
import type { CallPort, ConfirmedAction, PanelClient } from '#store/call-port.ts';
import { onFirstLoaded } from '#store/on-first-loaded.ts';

/** What a host may want to know of our part of its page. */
export interface HostEvents {
  /** Called once for each client, when the first requests of its panels have succeeded or failed. */
  readonly onReady?: () => void;
  /** Called with each action of the user that the server has confirmed: `{ call: 'material.remove', id }`. */
  readonly onEvent?: (event: ConfirmedAction) => void;
  /** Called with each failed call, announced or not, and each part that could not be shown, for the host's log. */
  readonly onError?: ReportError;
  /**
   * Called once for each token that has ended, in place of our dialog: sign the user in again, or say so. Without it a
   * dialog asks the user, and `onSessionExpired` follows.
   */
  readonly onSessionEnded?: () => void;
}

interface Source {
  readonly client: PanelClient;
  readonly port: CallPort;
  readonly store: Store;
}

/** Passes what happens to the host's own functions; returns the one that reports an error. */
export function useHostEvents({ client, port, store }: Source, events: HostEvents): ReportError {
  const latest = useRef(events);
  const report = useCallback<ReportError>((error) => latest.current.onError?.(error), []);
  useLayoutEffect(() => {
    latest.current = events;
  });
  useEffect(() => onFirstLoaded(store, () => latest.current.onReady?.()), [store]);
  useEffect(() => port.onFailure((error) => report(reportOfCall(error))), [port, report]);
  useEffect(() => port.onAction((action) => latest.current.onEvent?.(action)), [port]);
  useEffect(() => client.onSessionExpired(() => latest.current.onSessionEnded?.()), [client]);
  return report;
}

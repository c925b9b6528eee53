import { requestIdOf, type CallError } from './call-error';

/** What went wrong in our part of a page, for the log of the host. */
export interface ErrorReport {
  /** `render` for a part that could not be shown, else why a call failed. */
  readonly kind: CallError['kind'] | 'render';
  /** The code of the server's answer; 0 if there was none. */
  readonly code: number;
  readonly message: string;
  /** By which the operator of the server finds the failure in its log, if the server named it. */
  readonly requestId: string | undefined;
  /** What was thrown by a part that could not be shown. */
  readonly cause?: unknown;
}

/** Passes an error to the host. */
export type ReportError = (report: ErrorReport) => void;

export const reportOfCall = (error: CallError): ErrorReport => ({
  kind: error.kind,
  code: error.code,
  message: error.message,
  requestId: requestIdOf(error),
});

export const reportOfRender = (cause: unknown): ErrorReport => ({
  kind: 'render',
  code: 0,
  message: cause instanceof Error ? cause.message : String(cause),
  requestId: undefined,
  cause,
});

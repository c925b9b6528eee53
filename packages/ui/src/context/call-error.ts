import type { ChatdeckErrorKind, Failure } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { Issue } from '@chatdeck/sdk/rules';

/** Why a call failed, as serialisable data for the store. */
export interface CallError {
  /** `missing` if the client was created without the resource of the call. */
  readonly kind: ChatdeckErrorKind | 'unknown' | 'missing';
  /** The code of the server's response; 0 if there was none. */
  readonly code: number;
  /** The HTTP status of what answered in place of the server, such as a proxy; undefined where nothing answered. */
  readonly status?: number | undefined;
  /** The message of the server, or else of the transport. */
  readonly message: string;
  /** Violated rules, by field. */
  readonly issues: readonly Issue[];
  /** The minimum delay before the next attempt, in ms; set for codes 20002 and 31002. */
  readonly retryAfterMs: number | undefined;
  /** What the server sent along with the code, such as the current config with 10003. */
  readonly detail: unknown;
}

/** True for the error of a call; errors of the store itself have another shape. */
export const isCallError = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'issues' in error;

const noDetail = { issues: [], retryAfterMs: undefined, detail: null };

/** What the server would answer to a call that a partner's session has no right to. */
export const NOT_IN_SESSION: CallError = {
  kind: 'api',
  code: CODE.scopeNeeded,
  message: '',
  ...noDetail,
};

/** Whether a call was refused for what this session has no right to: trying again does not help. */
export const isNotInSession = (error: unknown): boolean =>
  isCallError(error) && error.code === CODE.scopeNeeded;

/** By which the operator finds a failure in the log of the server, if the server named it. */
export function requestIdOf({ detail }: CallError): string | undefined {
  const isNamed = typeof detail === 'object' && detail !== null && 'requestId' in detail;
  return isNamed && typeof detail.requestId === 'string' ? detail.requestId : undefined;
}

/** The error for a response with a nonzero code. */
export function failureToError({ code, message, data }: Failure): CallError {
  return { kind: 'api', code, message: message || 'Error', ...detailOf(data) };
}

/** The error for a call that got no response. */
export function thrownToError(thrown: unknown): CallError {
  const message = thrown instanceof Error && thrown.message ? thrown.message : 'Error';
  return { kind: kindOf(thrown), code: 0, message, status: statusOf(thrown), ...noDetail };
}

function statusOf(thrown: unknown): number | undefined {
  const isAnswered = thrown instanceof Error && 'status' in thrown && kindOf(thrown) === 'network';
  return isAnswered && typeof thrown.status === 'number' ? thrown.status : undefined;
}

const KINDS: readonly CallError['kind'][] = [
  'network',
  'timeout',
  'token',
  'aborted',
  'contract',
  'validation',
  'missing',
];

// Checks `kind` itself: importing the SDK's own type guard from its root would bundle the whole client.
function kindOf(thrown: unknown): CallError['kind'] {
  const kind = thrown instanceof Error && 'kind' in thrown ? thrown.kind : undefined;
  return KINDS.find((known) => known === kind) ?? 'unknown';
}

function detailOf(data: unknown): Pick<CallError, 'issues' | 'retryAfterMs' | 'detail'> {
  if (typeof data !== 'object' || data === null) return noDetail;
  const issues = 'issues' in data && Array.isArray(data.issues) ? data.issues.filter(isIssue) : [];
  const wait = 'retryAfterMs' in data ? data.retryAfterMs : undefined;
  return { issues, retryAfterMs: typeof wait === 'number' ? wait : undefined, detail: data };
}

function isIssue(value: unknown): value is Issue {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'path' in value &&
    typeof value.path === 'string' &&
    'rule' in value &&
    typeof value.rule === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

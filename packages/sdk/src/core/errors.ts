/** Distinguishes the errors of this SDK, also across copies of the package where `instanceof` fails. */
export type ChatdeckErrorKind =
  | 'api'
  | 'session-expired'
  | 'token'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'contract'
  | 'validation'
  | 'upload';

/** The call that an error belongs to, for messages and logs. */
export interface CallName {
  readonly endpoint: string;
  readonly path: string;
}

/** The base of every error that this SDK throws. */
export abstract class ChatdeckError extends Error {
  abstract readonly kind: ChatdeckErrorKind;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** The server answered with a nonzero code; thrown by `unwrap()` only. */
export class ApiError extends ChatdeckError {
  readonly kind: ChatdeckErrorKind = 'api';

  constructor(
    readonly code: number,
    message: string,
    /** What the server sent in addition to the code: issues by path, `retryAfterMs`, `requestId`. */
    readonly detail: unknown,
  ) {
    super(message);
  }

  /** The id of the request in the server's log; sent with 50000 only. */
  get requestId(): string | undefined {
    const { detail } = this;
    const isDescribed = typeof detail === 'object' && detail !== null && 'requestId' in detail;
    return isDescribed && typeof detail.requestId === 'string' ? detail.requestId : undefined;
  }
}

/** The token is invalid, revoked or expired (40001, 40003, 40004); thrown by `unwrap()` only. */
export class SessionExpiredError extends ApiError {
  override readonly kind = 'session-expired';
}

/** `getToken()` threw, or did not settle in time; nothing was sent. */
export class TokenError extends ChatdeckError {
  readonly kind = 'token';
}

/** No answer of the server arrived, or one without an envelope; `status` is set in the second case. */
export class NetworkError extends ChatdeckError {
  readonly kind = 'network';

  constructor(
    readonly call: CallName,
    message: string,
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The request took longer than the client's time limit (60 s by default). */
export class TimeoutError extends ChatdeckError {
  readonly kind = 'timeout';

  constructor(
    readonly call: CallName,
    readonly timeoutMs: number,
  ) {
    super(`${call.endpoint} (${call.path}) had no answer within ${timeoutMs / 1000} s`);
  }
}

/** The caller's own `AbortSignal` ended the request. */
export class AbortedError extends ChatdeckError {
  readonly kind = 'aborted';

  constructor(readonly call: CallName) {
    super(`${call.endpoint} was cancelled`);
  }
}

/** The server's answer breaks the contract; `answer` holds it unchanged. */
export class ContractError extends ChatdeckError {
  readonly kind = 'contract';

  constructor(
    readonly call: CallName,
    /** Where in `data` the answer breaks the schema, such as `list.0.id`. */
    readonly at: string,
    readonly answer: unknown,
  ) {
    super(`The answer of ${call.endpoint} (${call.path}) breaks the contract at "${at || 'data'}"`);
  }
}

/** A file did not reach the object store, or the store refused it: 上传失败 and the message as the reason. */
export class UploadError extends ChatdeckError {
  readonly kind = 'upload';

  constructor(
    /** The reason, as given by the store if it gave one. */
    message: string,
    /** The HTTP status of the store's answer; missing when none came. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The input of a call breaks its own rules; nothing was sent. */
export class ValidationError extends ChatdeckError {
  readonly kind = 'validation';

  constructor(
    readonly call: CallName,
    readonly issues: readonly { readonly path: string; readonly message: string }[],
  ) {
    super(`${call.endpoint} was not sent: ${issues.map((issue) => issue.path).join(', ')}`);
  }
}

/** True for any error of this SDK, whichever copy of the package made it. */
export function isChatdeckError(error: unknown): error is ChatdeckError {
  return error instanceof Error && 'kind' in error && typeof error.kind === 'string';
}

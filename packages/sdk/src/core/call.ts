import { checkAnswer } from './check-answer';
import { CODE } from './codes';
import type { Endpoint, RequestOf, ResponseOf } from './endpoint';
import type { Envelope } from './envelope';
import { createIdempotencyKey } from './idempotency-key';
import { toRequest } from './request';
import type { Result } from './result';
import type { Session } from './session';
import type { createTransport } from './transport';

/** The options of any call. */
export interface CallOptions {
  /** Cancels the call; it then throws `AbortedError`. */
  readonly signal?: AbortSignal;
  /** The key under which an idempotent call may be repeated; the client generates a new one by default. */
  readonly idempotencyKey?: string;
  /** The language of the answer, a BCP 47 tag. Default: the client's. */
  readonly locale?: string | undefined;
  /** Called with the answer before it is returned, for those who watch calls that others make. */
  readonly onAnswer?: ((answer: CallAnswer) => void) | undefined;
  /**
   * Asked with the call's name in the contract before a call that needs a session. One that it refuses fails with 30004,
   * unsent.
   */
  readonly mayCall?: ((endpoint: string) => boolean | Promise<boolean>) | undefined;
}

/** A call that the server answered. */
export interface CallAnswer {
  /** The call's name in the contract, such as `material.add`. */
  readonly endpoint: string;
  readonly method: Endpoint['method'];
  readonly input: unknown;
  readonly result: Result<unknown>;
}

/** Sends a call of the contract and returns the server's answer. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: CallOptions,
) => Promise<Result<ResponseOf<E>>>;

/** Combines session and transport, and validates requests and answers against the contract. */
export function createCall(
  session: Session,
  transport: ReturnType<typeof createTransport>,
  onAnyAnswer: (answer: CallAnswer) => void,
): Call {
  return async (endpoint, input, options = {}) => {
    const { signal, locale, onAnswer, mayCall } = options;
    if (endpoint.access !== 'public' && (await mayCall?.(endpoint.id)) === false) {
      return NOT_IN_SESSION;
    }
    const request = toRequest(endpoint, input);
    const idempotencyKey = endpoint.idempotent
      ? (options.idempotencyKey ?? createIdempotencyKey())
      : undefined;
    const send = (token: string | null) =>
      transport(endpoint, request, { token, signal, idempotencyKey, locale });

    const token = await session.token();
    let answer = await send(token);
    const fresh = await session.afterAnswer(answer.code, token);
    if (fresh !== null) answer = await send(fresh);

    const result = await resultOf(endpoint, answer);
    const answered = { endpoint: endpoint.id, method: endpoint.method, input, result };
    onAnswer?.(answered);
    onAnyAnswer(answered);
    return result;
  };
}

/** What the server would answer to a call that the session may not make. */
const NOT_IN_SESSION: Result<never> = {
  ok: false,
  code: CODE.scopeNeeded,
  message: '',
  data: null,
};

async function resultOf<E extends Endpoint>(
  endpoint: E,
  { code, message, data }: Envelope,
): Promise<Result<ResponseOf<E>>> {
  if (code !== 0) return { ok: false, code, message, data };
  return { ok: true, code, message, data: await checkAnswer(endpoint, data) };
}

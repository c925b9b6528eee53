import { guardedCall } from './guarded-call';

/** The answer of a service. */
export interface OutgoingAnswer {
  readonly contentType: string;
  readonly body: Buffer;
}

export interface OutgoingCall {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** A longer answer counts as none. */
  readonly bytesMax?: number;
}

/** Calls a service at an address that a user entered; undefined for a refusal, a late or oversized answer, or none. */
export type Outgoing = (url: string, call?: OutgoingCall) => Promise<OutgoingAnswer | undefined>;

/** The robot itself gives up after 180 s. */
const TIMEOUT_MS = 60_000;
const BYTES_MAX = 10 * 1024 * 1024;

/** Calls services by http and https; in private networks only if the operator allows it. Redirects are not followed. */
export function outgoing(allowsPrivate: boolean, timeoutMs = TIMEOUT_MS): Outgoing {
  return async (url, { bytesMax = BYTES_MAX, ...call } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const called = await guardedCall(url, { ...call, bytesMax, signal }, allowsPrivate);
    if (called.kind === 'none' || Math.floor(called.status / 100) !== 2) return undefined;
    return called;
  };
}

/** A call with a JSON body. */
export const jsonCall = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A call with a form that holds files. */
export async function formCall(form: FormData, headers: Readonly<Record<string, string>> = {}) {
  const written = new Response(form);
  return {
    method: 'POST' as const,
    headers: { 'content-type': written.headers.get('content-type') ?? '', ...headers },
    body: Buffer.from(await written.arrayBuffer()),
  };
}

/** An answer parsed as JSON; undefined if it is not. */
export function jsonOf(answer: OutgoingAnswer | undefined): unknown {
  try {
    return answer && JSON.parse(answer.body.toString());
  } catch {
    return undefined;
  }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

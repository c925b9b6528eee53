import { createFetch, FetchError, type FetchContext } from 'ofetch';
import { startDeadline } from './deadline';
import type { Endpoint } from './endpoint';
import { readEnvelope, type Envelope } from './envelope';
import { AbortedError, NetworkError, TimeoutError, type CallName } from './errors';
import { jsonOrText } from './json';
import { fillPath } from './path';
import { addressOf, headersOf } from './request';

/** Where and how requests are sent. */
export interface TransportOptions {
  /** Scheme, host and optional base path of the server, without `/v1`. Default: the page's own origin. */
  readonly baseUrl?: string;
  /** Time limit of one call, retries included, in milliseconds. Default 60000 (product specification, section 7). */
  readonly timeoutMs?: number;
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** The language of the server's answers. */
  readonly locale?: () => string | undefined;
}

export interface SendOptions {
  readonly token: string | null;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  /** The language of this answer, if it is not that of the client. */
  readonly locale?: string | undefined;
}

export const DEFAULT_TIMEOUT_MS = 60_000;
const RETRIES = 2;
const RETRIED_STATUSES = [502, 503, 504];
const FIRST_RETRY_MS = 250;

/** ofetch over the host's `fetch`, or over the platform's at the time of the call. */
export const createSender = ({ fetch }: TransportOptions) =>
  createFetch({ fetch: fetch ?? ((...args) => globalThis.fetch(...args)) });

/** Sends one call over ofetch and returns its envelope; throws only when no envelope was received. */
export function createTransport(options: TransportOptions, clientId: string) {
  const { baseUrl = '', timeoutMs = DEFAULT_TIMEOUT_MS, locale } = options;
  const send = createSender(options);

  return async function transport(
    endpoint: Endpoint,
    input: Readonly<Record<string, unknown>>,
    { token, signal, idempotencyKey, locale: language = locale?.() }: SendOptions,
  ): Promise<Envelope> {
    const { path, rest } = fillPath(endpoint.path, input);
    const call: CallName = { endpoint: endpoint.id, path };
    const mayRetry = endpoint.method === 'GET' || idempotencyKey !== undefined;
    const deadline = startDeadline(timeoutMs, signal);
    try {
      const response = await send.raw(addressOf(baseUrl, path), {
        method: endpoint.method,
        ...bodyOrQuery(endpoint, rest),
        headers: headersOf(endpoint, { token, language, idempotencyKey, clientId }),
        credentials: 'include',
        signal: deadline.signal,
        responseType: 'json',
        // Anything but JSON stays text, so that the missing envelope is reported with its status.
        parseResponse: jsonOrText,
        retry: mayRetry ? RETRIES : false,
        retryStatusCodes: RETRIED_STATUSES,
        retryDelay,
        onRequestError: ({ options: request }) => {
          if (deadline.signal.aborted) request.retry = false;
        },
      });
      return requireEnvelope(call, response._data, response.status);
    } catch (error) {
      if (deadline.endedBy() === 'caller') throw new AbortedError(call);
      if (deadline.endedBy() === 'time') throw new TimeoutError(call, timeoutMs);
      if (error instanceof FetchError && error.status !== undefined) {
        return requireEnvelope(call, error.data, error.status);
      }
      if (error instanceof NetworkError) throw error;
      throw new NetworkError(call, `The server could not be reached: ${reason(error)}`, undefined, {
        cause: error,
      });
    } finally {
      deadline.clear();
    }
  };
}

const retryDelay = ({ options: { retry } }: FetchContext): number =>
  FIRST_RETRY_MS * 2 ** (RETRIES - (typeof retry === 'number' ? retry : RETRIES));

/**
 * Puts the rest of an input into the query or the body; an empty query is omitted, which saves the library its parsing.
 */
function bodyOrQuery({ method }: Endpoint, rest: Record<string, unknown>) {
  if (method === 'POST' || method === 'PUT') return { body: rest };
  return Object.keys(rest).length > 0 ? { query: rest } : {};
}

function requireEnvelope(call: CallName, answer: unknown, status: number): Envelope {
  const envelope = readEnvelope(answer);
  if (envelope) return envelope;
  throw new NetworkError(call, `The server answered ${status} without a readable answer`, status);
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

import { createParser } from 'eventsource-parser';
import type { Endpoint } from './endpoint';
import { readEnvelope, type Envelope } from './envelope';
import { NetworkError } from './errors';
import { fillPath } from './path';
import { addressOf, headersOf } from './request';
import { createSender, type TransportOptions } from './transport';

/** One connection of a stream: its events, or the envelope with which the server refused it. */
export type OpenedStream = { close(): void } & (
  | { readonly events: AsyncIterable<StreamEvent> }
  | { readonly events?: never; readonly refusal: Envelope }
);

interface Opening {
  readonly token: string | null;
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * Connects once. Throws `NetworkError` when the server could not be reached or answered with
 * neither a stream nor an envelope; unlike other calls it has no time limit.
 */
export async function openStream(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  options: TransportOptions,
  { token, lastEventId, signal }: Opening,
): Promise<OpenedStream> {
  const { baseUrl = '', locale } = options;
  const { path, rest } = fillPath(endpoint.path, input);
  const connection = new AbortController();
  const close = () => {
    signal?.removeEventListener('abort', close);
    connection.abort();
  };
  if (signal?.aborted) close();
  signal?.addEventListener('abort', close);
  const response = await createSender(options).raw(addressOf(baseUrl, path), {
    method: endpoint.method,
    query: rest,
    headers: {
      accept: 'text/event-stream',
      ...headersOf(endpoint, { token, language: locale?.() }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    credentials: 'include',
    signal: connection.signal,
    responseType: 'stream',
    ignoreResponseError: true,
    retry: false,
  });
  const body = response.body;
  if (body && response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return { events: readEvents(body, close), close };
  }
  const refusal = await readRefusal(body);
  if (refusal && refusal.code !== 0) return { refusal, close };
  close();
  throw new NetworkError(
    { endpoint: endpoint.id, path },
    `The server answered ${response.status} without a stream`,
    response.status,
  );
}

async function readRefusal(body: ReadableStream | null): Promise<Envelope | undefined> {
  try {
    return readEnvelope(await new Response(body).json());
  } catch {
    return undefined;
  }
}

/** One server-sent event; `retryMs` is the reconnection delay that the server requested. */
interface StreamEvent {
  readonly id: string | undefined;
  readonly data: string;
  readonly retryMs: number | undefined;
}

/** The server sends a comment every 15 s; after three missed comments the connection is considered dead. */
const SILENCE_MS = 45_000;

/** Yields the events of a response body until it ends; `close` is called when it has been silent for too long. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  close: () => void,
): AsyncGenerator<StreamEvent, void, void> {
  const arrived: StreamEvent[] = [];
  let retryMs: number | undefined;
  const parser = createParser({
    onRetry: (ms) => (retryMs = ms),
    onEvent: ({ id, data }) => arrived.push({ id, data, retryMs }),
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const silence = setTimeout(close, SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

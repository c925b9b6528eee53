import { createParser } from 'eventsource-parser';

/** One server-sent event; `retryMs` is the reconnection delay that the server requested. */
export interface StreamEvent {
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

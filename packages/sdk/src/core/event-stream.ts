import { checkAnswer } from './check-answer';
import type { Endpoint, RequestOf, ResponseOf } from './endpoint';
import { AbortedError, ApiError, ContractError } from './errors';
import { jsonOrText } from './json';
import { toRequest } from './request';
import { unwrap } from './result';
import type { Session } from './session';
import { openStream, type OpenedStream } from './stream-connection';
import type { TransportOptions } from './transport';

/** The status of a stream: connecting, open, or waiting to reconnect. */
export type StreamState = 'connecting' | 'open' | 'waiting';

/** The options of a stream. */
export interface StreamOptions {
  /** Ends the stream: the loop over it then simply finishes. */
  readonly signal?: AbortSignal;
  readonly onState?: (state: StreamState) => void;
  /** Called with an event that breaks the contract; it is skipped and the stream continues. */
  readonly onBroken?: (error: ContractError) => void;
}

/** Opens a stream of the contract and yields its events until the caller stops. */
export type Listen = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options?: StreamOptions,
) => AsyncGenerator<ResponseOf<E>, void, void>;

/**
 * Server-sent events over fetch, since EventSource sends no header. A lost or silent connection is reopened
 * with increasing delays, starting after the last event. Throws only when the server rejects it with a code.
 */
export function createListen(session: Session, options: TransportOptions): Listen {
  return async function* listen(endpoint, input, { signal, onState, onBroken } = {}) {
    const request = toRequest(endpoint, input);
    const backoff = createBackoff();
    let lastEventId: string | undefined;
    while (!signal?.aborted) {
      onState?.('connecting');
      let opened: OpenedStream | undefined;
      try {
        const token = await session.token();
        opened = await openStream(endpoint, request, options, { token, lastEventId, signal });
        if (opened.events === undefined) {
          if ((await session.afterAnswer(opened.refusal.code, token)) !== null) continue;
          unwrap({ ok: false, ...opened.refusal });
        } else {
          onState?.('open');
          for await (const event of opened.events) {
            backoff.reset(event.retryMs);
            lastEventId = event.id ?? lastEventId;
            const data = await read(endpoint, event.data);
            if (data instanceof ContractError) onBroken?.(data);
            else yield data;
          }
        }
      } catch (error) {
        if (error instanceof ApiError) throw error;
        if (signal?.aborted || error instanceof AbortedError) return;
      } finally {
        opened?.close();
      }
      onState?.('waiting');
      await waitFor(backoff.next(), signal);
    }
  };
}

async function read<E extends Endpoint>(
  endpoint: E,
  text: string,
): Promise<ResponseOf<E> | ContractError> {
  try {
    return await checkAnswer(endpoint, jsonOrText(text));
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
}

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before the next attempt: doubling from 1 s to 30 s, with jitter so that many tabs do not reconnect at once. */
export function createBackoff(random: () => number = Math.random) {
  let first = FIRST_MS;
  let attempts = 0;
  return {
    /** The connection works; the server may have set another initial delay, in milliseconds. */
    reset(askedMs?: number): void {
      attempts = 0;
      first = askedMs ?? first;
    },
    next(): number {
      const ceiling = Math.min(LONGEST_MS, first * 2 ** attempts);
      attempts += 1;
      return ceiling / 2 + (random() * ceiling) / 2;
    },
  };
}

/** Resolves after `ms` milliseconds, or as soon as the signal ends. */
function waitFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done);
  });
}

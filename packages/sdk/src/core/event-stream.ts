import * as z from 'zod/mini';
import type { Endpoint, RequestOf, ResponseOf } from './endpoint';
import { AbortedError, ApiError, ContractError } from './errors';
import { jsonOrText } from './json';
import { toRequest } from './request';
import { unwrap } from './result';
import type { Session } from './session';
import { openStream, type OpenedStream } from './stream-connection';
import { createBackoff, waitFor } from './stream-backoff';
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
      const token = await session.token();
      let opened: OpenedStream | undefined;
      try {
        opened = await openStream(endpoint, request, options, { token, lastEventId, signal });
        if (opened.events === undefined) {
          if ((await session.afterAnswer(opened.refusal.code, token)) !== null) continue;
          unwrap({ ok: false, ...opened.refusal });
        } else {
          onState?.('open');
          for await (const event of opened.events) {
            backoff.reset(event.retryMs);
            lastEventId = event.id ?? lastEventId;
            const parsed = read(endpoint, event.data);
            if (parsed instanceof ContractError) onBroken?.(parsed);
            else yield parsed;
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

function read<E extends Endpoint>(endpoint: E, text: string): ResponseOf<E> | ContractError {
  const call = { endpoint: endpoint.id, path: endpoint.path };
  const data = jsonOrText(text);
  const parsed = z.safeParse(endpoint.response, data);
  if (!parsed.success) {
    return new ContractError(call, parsed.error.issues[0]?.path.join('.') ?? '', data);
  }
  // The compiler widens the schema of a generic endpoint; the parsed value is its output by construction.
  return parsed.data as ResponseOf<E>;
}

import { createIdempotencyKey } from '@chatdeck/sdk';
import { useRef } from 'react';
import type { CallError } from '#context/call-error.ts';

/** True when no answer came that says what the server did. */
export const isLost = ({ kind }: CallError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'contract';

/**
 * Keeps the idempotency key of a request while its answer is lost, so that pressing again sends the same once; other
 * content is another request.
 */
export function useRequestKey() {
  const stored = useRef({ content: '', key: '' });
  return {
    keyOf(request: unknown): string {
      const content = JSON.stringify(request);
      if (stored.current.content !== content)
        stored.current = { content, key: createIdempotencyKey() };
      return stored.current.key;
    },
    /** Called with what became of the request. */
    settle(error: CallError | undefined): void {
      if (!error || !isLost(error)) stored.current = { content: '', key: '' };
    },
  };
}

import { createIdempotencyKey } from '@chatdeck/sdk';
import { useRef } from 'react';
import type { CallError } from '#context/call-error.ts';

/** True if there was no response that tells what the server did. */
export const isLost = ({ kind }: CallError): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'contract';

/**
 * Retains the idempotency key of a request whose response was lost, so that a retry does not send twice; different
 * content is a different request.
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
    /** Called with the outcome of the request. */
    settle(error: CallError | undefined): void {
      if (!error || !isLost(error)) stored.current = { content: '', key: '' };
    },
  };
}

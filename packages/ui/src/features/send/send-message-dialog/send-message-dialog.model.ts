import { CODE, RESEND_LOCK_MS } from '@chatdeck/sdk/constants';
import type { CallError } from '#context/call-error.ts';

/** The outcome of the last message. */
export type SendOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'sent' }
  | { readonly status: 'refused'; readonly reason: string };

/** How long the button stays disabled after a refusal; only rate limiting disables it. */
export function lockAfter({ code, retryAfterMs }: CallError): number {
  return code === CODE.sentTooSoon ? (retryAfterMs ?? RESEND_LOCK_MS) : 0;
}

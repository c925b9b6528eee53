import type { Message, TextMaterial } from '@chatdeck/sdk';
import { CODE, CONTENT_TYPE, RESEND_LOCK_MS } from '@chatdeck/sdk/constants';
import type { CallError } from '../../../store/call-error';

/** Where the content of the message comes from. */
export type MessageSource = 'write' | 'pick';

/** What became of the last message. */
export type SendOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'sent' }
  | { readonly status: 'refused'; readonly reason: string };

export const emptyMessage: Message = { type: CONTENT_TYPE.text, content: '' };

/** The message that a stored text makes. */
export const toMessage = ({ content }: TextMaterial): Message => ({
  type: CONTENT_TYPE.text,
  content,
});

/** How long the button stays locked after a refusal; only one that came too soon locks it. */
export function lockAfter({ code, retryAfterMs }: CallError): number {
  return code === CODE.sentTooSoon ? (retryAfterMs ?? RESEND_LOCK_MS) : 0;
}

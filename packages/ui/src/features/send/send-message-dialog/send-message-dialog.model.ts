import type { MessageForm, TextMaterial } from '@chatdeck/sdk';
import { CODE, CONTENT_TYPE, RESEND_LOCK_MS, type ContentType } from '@chatdeck/sdk/constants';
import type { CallError } from '../../../store/call-error';

/** Where the content of the message comes from. */
export type MessageSource = 'write' | 'pick';

/** What became of the last message. */
export type SendOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'sent' }
  | { readonly status: 'refused'; readonly reason: string };

type Text = string | undefined;

/** What the form holds while its type may still change: the fields of all types. */
export interface MessageDraft {
  type: ContentType;
  content?: Text;
  url?: Text;
  title?: Text;
  description?: Text;
  thumbUrl?: Text;
}

export const emptyMessage: MessageDraft = {
  ...{ type: CONTENT_TYPE.text, content: '', url: '', title: '', description: '', thumbUrl: '' },
};

/** The fields that come and go with the type, in the order in which they stand. */
export const TYPE_FIELDS = ['content', 'url', 'title', 'description', 'thumbUrl'] as const;

/** The message that a stored text makes. */
export const toMessage = ({ content }: TextMaterial): MessageForm => ({
  type: CONTENT_TYPE.text,
  content,
});

/** How long the button stays locked after a refusal; only one that came too soon locks it. */
export function lockAfter({ code, retryAfterMs }: CallError): number {
  return code === CODE.sentTooSoon ? (retryAfterMs ?? RESEND_LOCK_MS) : 0;
}

import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import { CONTENT_TYPE, MESSAGE_CONTENT_MAX } from '../material/material.constants';

/** What a text message needs. */
export const textMessageSchema = z.object({
  type: z.literal(CONTENT_TYPE.text),
  content: requiredText('message.content', MESSAGE_CONTENT_MAX, 'message.length'),
});

/** The rules of the message form, by type. */
export const messageSchema = z.discriminatedUnion('type', [textMessageSchema]);
export type Message = z.input<typeof messageSchema>;

import * as z from 'zod/mini';
import { requiredLink, requiredText } from '../../core/check';
import { CONTENT_TYPE, MESSAGE_CONTENT_MAX } from '../material/material.constants';

/** What a text message requires. */
export const textMessageSchema = z.object({
  type: z.literal(CONTENT_TYPE.text),
  content: requiredText('message.content', MESSAGE_CONTENT_MAX, 'message.length'),
});

/** What a file message requires: an uploaded file. */
export const fileMessageSchema = z.object({
  type: z.literal(CONTENT_TYPE.file),
  url: requiredText('message.file'),
});

/** What a link message requires: an address, the text of its card and a thumbnail. */
export const linkMessageSchema = z.object({
  type: z.literal(CONTENT_TYPE.h5),
  url: requiredLink('message.url'),
  title: requiredText('message.title'),
  description: requiredText('message.description'),
  thumbUrl: requiredText('message.thumbnail'),
});

/** The rules of the message form (product specification, section 5). Mini programs are listed there and disabled. */
export const messageFormSchema = z.discriminatedUnion(
  'type',
  [textMessageSchema, fileMessageSchema, linkMessageSchema],
  { error: ({ input }) => (isMini(input) ? 'message.mini' : 'required') },
);
/** The value of the message form, before its rules are checked (product specification, section 3). */
export type MessageForm = z.input<typeof messageFormSchema>;

const isMini = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  'type' in input &&
  input.type === CONTENT_TYPE.mini;

/** The messages that the calls accept today. */
export const messageSchema = z.discriminatedUnion('type', [textMessageSchema]);
/** One message that satisfies the rules of its type. */
export type Message = z.input<typeof messageSchema>;

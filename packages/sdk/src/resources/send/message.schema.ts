import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import { CONTENT_TYPE } from '../material/material.constants';
import { fileMessageSchema, linkMessageSchema, textMessageSchema } from './send.rules';

/** A mini program message; the robot requires everything but `thumbKey` and `username` (robot contract, section 6). */
export const miniMessageSchema = z.object({
  type: z.literal(CONTENT_TYPE.mini),
  appid: requiredText('material.mini.appid'),
  title: requiredText('material.mini.title'),
  description: requiredText('material.mini.description'),
  pagePath: requiredText('material.mini.pagePath'),
  thumbUrl: requiredText('material.mini.thumbnail'),
  thumbKey: z.optional(z.string()),
  username: z.optional(z.string()),
});

/** What can be sent, in its four types (product specification, section 3). */
export const outgoingMessageSchema = z.discriminatedUnion(
  'type',
  [textMessageSchema, fileMessageSchema, linkMessageSchema, miniMessageSchema],
  'invalid',
);
/** A message as the robot receives it (robot contract, section 4). */
export type OutgoingMessage = z.output<typeof outgoingMessageSchema>;
/** The input of a message, before it is validated. */
export type OutgoingMessageInput = z.input<typeof outgoingMessageSchema>;

const stored = z.string();

/** A message as it was sent. Rules apply to writing only: a stored message is read as it is. */
export const sentMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(CONTENT_TYPE.text), content: stored }),
  z.object({ type: z.literal(CONTENT_TYPE.file), url: stored }),
  z.object({
    type: z.literal(CONTENT_TYPE.h5),
    url: stored,
    title: stored,
    description: stored,
    thumbUrl: stored,
  }),
  z.object({
    type: z.literal(CONTENT_TYPE.mini),
    appid: stored,
    title: stored,
    description: stored,
    pagePath: stored,
    thumbUrl: stored,
    thumbKey: z.optional(stored),
    username: z.optional(stored),
  }),
]);

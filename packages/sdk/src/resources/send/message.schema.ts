import * as z from 'zod/mini';
import { CONTENT_TYPE } from '../material/material.constants';
import { fileMessageSchema, linkMessageSchema, textMessageSchema } from './send.rules';

/** A mini program as it is sent; the robot needs all but `thumbKey` and `username` (robot contract, section 6). */
export const miniMessageSchema = z.object({
  type: z.literal(CONTENT_TYPE.mini),
  appid: z.string(),
  title: z.string(),
  description: z.string(),
  pagePath: z.string(),
  thumbUrl: z.string(),
  thumbKey: z.optional(z.string()),
  username: z.optional(z.string()),
});

/** What can be sent, in its four types (product specification, section 3). */
export const outgoingMessageSchema = z.discriminatedUnion(
  'type',
  [textMessageSchema, fileMessageSchema, linkMessageSchema, miniMessageSchema],
  'invalid',
);
export type OutgoingMessage = z.output<typeof outgoingMessageSchema>;

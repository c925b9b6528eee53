import * as z from 'zod/mini';
import { sentMessageSchema } from './message.schema';
import { MASS_SEND_TARGET, SEND_STATE } from './send.constants';

const sendStateSchema = z.enum(SEND_STATE);

/** One group or friend of a mass send. `changedAt` is ISO 8601. */
export const sendTargetSchema = z.object({
  wxid: z.string(),
  name: z.string(),
  state: sendStateSchema,
  changedAt: z.string(),
});
/** One target of a mass send and its state. */
export type SendTarget = z.output<typeof sendTargetSchema>;

/** How many targets are in each state. */
const countsSchema = z.record(sendStateSchema, z.number());

/** How far a mass send has come. `remainingMs` is how long the targets that still wait will take. */
const progress = {
  id: z.string(),
  state: z.enum(['running', 'ended']),
  counts: countsSchema,
  remainingMs: z.number(),
};
/** How many targets of a mass send are in which state, as it comes over the wire. */
export const sendProgressSchema = z.object(progress);
/** How many targets of a mass send are in which state. */
export type SendProgress = z.output<typeof sendProgressSchema>;

/** One mass send with all its targets, in the order in which they are sent. `createdAt` is ISO 8601. */
export const sendJobSchema = z.object({
  ...progress,
  target: z.enum(MASS_SEND_TARGET),
  messages: z.array(sentMessageSchema),
  createdAt: z.string(),
  targets: z.array(sendTargetSchema),
});
/** A mass send with the state of each of its targets. */
export type SendJob = z.output<typeof sendJobSchema>;

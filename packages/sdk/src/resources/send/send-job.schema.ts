import * as z from 'zod/mini';
import { sentMessageSchema } from './message.schema';
import { MASS_SEND_TARGET, SEND_STATE, type SendState } from './send.constants';

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

/** The progress of a mass send. `remainingMs` is the estimated time for the pending targets. */
const progress = {
  id: z.string(),
  state: z.enum(['running', 'ended']),
  counts: countsSchema,
  remainingMs: z.number(),
};
/** The number of a mass send's targets in each state, in its wire format. */
export const sendProgressSchema = z.object(progress);
/** The number of a mass send's targets in each state. */
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

/** The number of days of sent-message counts; mass sends are retained as long. */
export const DAILY_SENDS_MAX = 30;

/** The progress of a mass send, from the number of targets in each state; states without a target may be omitted. */
export function sendProgress(
  id: string,
  found: Partial<Readonly<Record<SendState, number>>>,
  gapMs: number,
): SendProgress {
  const counts = {
    queued: found.queued ?? 0,
    handedOver: found.handedOver ?? 0,
    offline: found.offline ?? 0,
    failed: found.failed ?? 0,
    cancelled: found.cancelled ?? 0,
    unknown: found.unknown ?? 0,
  };
  return {
    id,
    state: counts.queued > 0 ? 'running' : 'ended',
    counts,
    remainingMs: counts.queued * gapMs,
  };
}

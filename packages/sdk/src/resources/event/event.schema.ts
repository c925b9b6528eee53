import * as z from 'zod/mini';
import { sendProgressSchema, sendTargetSchema } from '../send/send-job.schema';
import { LIVE_EVENT } from './event.constants';
import { LISTS } from './lists.constants';

/** The id of the client whose call caused it, `clientId` of a client; missing when no client did. */
const by = z.optional(z.string());

/** One event of a live stream; `type` is also the `event` field of its server-sent form. */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(LIVE_EVENT.resync) }),
  z.object({
    type: z.literal(LIVE_EVENT.robot),
    /** A login status of section 4, 0 to 6. */
    status: z.number(),
    /** The robot is connected and receives messages now. */
    online: z.boolean(),
  }),
  z.object({ type: z.literal(LIVE_EVENT.people), list: z.enum(['contacts', 'groups']), by }),
  z.object({
    type: z.literal(LIVE_EVENT.config),
    version: z.number(),
    /** The version that the robot loaded last, null before the first time. */
    liveVersion: z.nullable(z.number()),
    by,
  }),
  z.object({ type: z.literal(LIVE_EVENT.records), lists: z.array(z.enum(LISTS)), by }),
  z.object({
    type: z.literal(LIVE_EVENT.sendJob),
    progress: sendProgressSchema,
    /** The target that was just sent to; missing when several changed at once. */
    target: z.optional(sendTargetSchema),
  }),
  z.object({
    type: z.literal(LIVE_EVENT.rights),
    role: z.string(),
    customRoutes: z.array(z.string()),
  }),
  z.object({
    type: z.literal(LIVE_EVENT.sessionEnded),
    /** 40001, 40003 or 40004; 30007 for an account that was blocked. */
    code: z.number(),
  }),
]);
/** One event of a live stream, discriminated by `type`. */
export type LiveEvent = z.output<typeof liveEventSchema>;

import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, rowId, wireInteger } from '../../core/wire';
import { bulkMessagesSchema } from './mass-send.rules';
import { outgoingMessageSchema } from './message.schema';
import { robotCommandSchema } from './robot-command.schema';
import { sendJobSchema, DAILY_SENDS_MAX } from './send-job.schema';

const wxid = z.string('send.target').check(z.minLength(1, 'send.target'), z.maxLength(200));

const sayToRoom = endpoint({
  id: 'send.sayToRoom',
  method: 'POST',
  path: '/api/ws/room/say',
  access: 'user',
  origin: 'spec',
  summary: 'Sends one message to one group; 31001 when the robot is offline.',
  idempotent: true,
  request: z.object({ wxid, message: outgoingMessageSchema }),
  response: nothing,
});

const sayToContact = endpoint({
  id: 'send.sayToContact',
  method: 'POST',
  path: '/api/ws/contact/say',
  access: 'user',
  origin: 'spec',
  summary: 'Sends one message to one friend; 31001 when the robot is offline.',
  idempotent: true,
  request: z.object({ wxid, message: outgoingMessageSchema }),
  response: nothing,
});

const event = endpoint({
  id: 'send.event',
  method: 'POST',
  path: '/api/ws/event',
  access: 'user',
  origin: 'spec',
  summary:
    'Hands an event to the robot; 31001 when it is offline, 31002 within 5 seconds. A stored batch task or feed runs as a job: 30001 without membership, 10004 without it.',
  request: robotCommandSchema,
  response: nothing,
});

const messages = endpoint({
  id: 'send.messages',
  method: 'POST',
  path: '/api/ws/messages',
  access: 'member',
  origin: 'spec',
  summary:
    'Starts a mass send: the robot gets one target after the other. 31001 when it is offline; 10002 names targets that are unknown or take no notice.',
  idempotent: true,
  request: bulkMessagesSchema,
  response: sendJobSchema,
});

const jobs = endpoint({
  id: 'send.jobs',
  method: 'GET',
  path: '/api/ws/jobs',
  access: 'user',
  origin: 'chosen',
  summary:
    'A page of mass sends, newest first, with their targets; with `wxid` those to one chat, and that target alone.',
  request: z.object({ ...paging, id: z.optional(rowId()), wxid: z.optional(rowId()) }),
  response: pageOf(sendJobSchema),
});

const cancelJob = endpoint({
  id: 'send.cancelJob',
  method: 'POST',
  path: '/api/ws/jobs/cancel',
  access: 'user',
  origin: 'chosen',
  summary: 'Stops a mass send: nothing is sent to its pending targets.',
  request: z.object({ id: rowId() }),
  response: sendJobSchema,
});

const retryJob = endpoint({
  id: 'send.retryJob',
  method: 'POST',
  path: '/api/ws/jobs/retry',
  access: 'member',
  origin: 'chosen',
  summary:
    'Sends to the targets again that failed or met an offline robot, and to no other; 31001 when it is still offline.',
  request: z.object({ id: rowId() }),
  response: sendJobSchema,
});

const daily = endpoint({
  id: 'send.daily',
  method: 'GET',
  path: '/api/ws/daily',
  access: 'user',
  origin: 'chosen',
  summary: 'Messages handed to the robot on each of the last days (default 7), today last.',
  request: z.object({
    days: z.optional(wireInteger().check(z.minimum(1), z.maximum(DAILY_SENDS_MAX))),
  }),
  response: z.object({
    list: z.array(
      z.object({
        /** A date in Asia/Shanghai, `2026-11-22`. */
        date: z.string(),
        /** Messages that were sent to the robot. */
        handedOver: z.number(),
        /** Messages of mass sends that failed or found the robot offline. */
        failed: z.number(),
      }),
    ),
  }),
});

export const sendEndpoints = {
  sayToRoom,
  sayToContact,
  event,
  messages,
  jobs,
  cancelJob,
  retryJob,
  daily,
};

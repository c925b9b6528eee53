import * as z from 'zod/mini';
import { batchTaskSchema } from '../batch-task/batch-task.schema';
import { rssFeedSchema } from '../rss/rss.rules';
import {
  countdownSchema,
  dailySayingSchema,
  materialScheduleSchema,
  newsScheduleSchema,
} from '../schedule/schedule.schema';

/** What the robot does to itself: `event` of the target `system`. */
export const SYSTEM_EVENT = {
  updateConfig: 'updateConfig',
  reloadPeople: 'reloadFriend',
  reloadFriends: 'reloadFriendOnly',
  reloadRooms: 'reloadRoomOnly',
} as const;

const chat = z.literal(['Room', 'Contact'], 'invalid');

/** A schedule that is sent now. The robot has two names for some of them. */
const scheduleEventSchema = z.discriminatedUnion(
  'event',
  [
    z.object({ target: chat, event: z.literal('wechatEveryday'), message: dailySayingSchema }),
    z.object({
      target: chat,
      event: z.literal(['roomNews', 'news']),
      message: newsScheduleSchema,
    }),
    z.object({
      target: chat,
      event: z.literal(['roomTask', 'custom']),
      message: materialScheduleSchema,
    }),
    z.object({ target: chat, event: z.literal('countdown'), message: countdownSchema }),
  ],
  'invalid',
);

/** A command to the robot (robot contract, section 4.2); `target` is in the robot's own spelling. */
export const robotCommandSchema = z.union(
  [
    z.object({ target: z.literal('system'), event: z.enum(SYSTEM_EVENT, 'invalid') }),
    scheduleEventSchema,
    z.object({ target: z.literal('Rss'), message: rssFeedSchema }),
    z.object({ target: z.literal('Tasks'), task: batchTaskSchema }),
    z.object({ target: z.literal(['refreshCode', 'getNewQrCode', 'logout', 'verifyCode']) }),
  ],
  'invalid',
);
/** A command to the robot: its target and parameters (robot contract, section 4). */
export type RobotCommand = z.input<typeof robotCommandSchema>;

/** A command that runs a stored item, and so requires the right to have one. */
export type StoredCommand = Extract<
  z.output<typeof robotCommandSchema>,
  { readonly target: 'Tasks' | 'Rss' }
>;

/** True for a command that runs a stored batch task or feed: it needs membership and is sent as a job. */
export const isStoredCommand = (
  command: z.output<typeof robotCommandSchema>,
): command is StoredCommand => command.target === 'Tasks' || command.target === 'Rss';

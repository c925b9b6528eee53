import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import { rowVersion } from '../../core/record-row';
import { storedFlag } from '../../core/stored';
import { cronSchema } from '../schedule/cron.rules';
import { pausedInput } from '../schedule/paused.rules';
import { reminderMoment } from './reminder-moment';

/** A reminder that the robot sends to one friend (robot contract, section 5.4). */
export const reminderSchema = z.object({
  id: z.string(),
  /** Who created it. */
  setter: z.string(),
  /** The nickname of the friend who is reminded. */
  subscribe: z.string(),
  /** It recurs; `time` is then a cron expression, otherwise `YYYY-MM-DD HH:mm`. */
  isLoop: z.boolean(),
  time: z.string(),
  content: z.string(),
  /** The robot leaves it alone until it is resumed. */
  isPaused: storedFlag(),
  /** The robot has sent it, and it does not recur. */
  isDone: z.boolean(),
  createdAt: z.string(),
  version: rowVersion(),
});
/** A reminder that the robot sends to a friend or a room. */
export type Reminder = z.output<typeof reminderSchema>;

/** The maximum length of a reminder's content, in characters. */
export const REMINDER_CONTENT_MAX = 1_000;

/** An empty input is reported as missing only. */
const momentOf = (text: string) => (text === '' ? Infinity : reminderMoment(text));

const common = {
  /** The nickname of the friend who is reminded. */
  subscribe: requiredText('send.target', 200),
  content: requiredText('message.content', REMINDER_CONTENT_MAX),
  isPaused: pausedInput,
};

/** What a reminder requires: a target, a content, and a time, or a cron expression if it recurs. */
export const reminderInputSchema = z.discriminatedUnion(
  'isLoop',
  [
    z.object({ ...common, isLoop: z.literal(true), time: cronSchema }),
    z.object({
      ...common,
      isLoop: z.literal(false),
      time: requiredText('required', 50).check(
        z.refine((text) => momentOf(text) !== undefined, { error: 'invalid', abort: true }),
        z.refine((text) => (momentOf(text) ?? 0) > Date.now(), 'reminder.past'),
      ),
    }),
  ],
  'required',
);
/** The input of a reminder. */
export type ReminderInput = z.input<typeof reminderInputSchema>;

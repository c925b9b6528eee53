import * as z from 'zod/mini';
import { requiredText } from '../../core/check';
import { cronSchema } from '../schedule/cron.rules';

/** The content of a reminder has at most this many characters. */
export const REMINDER_CONTENT_MAX = 1_000;

const MOMENT = /^(\d{4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{2})$/;

/** True for a moment that exists, as `YYYY-MM-DD HH:mm`; the robot reads it in Asia/Shanghai. */
export function isReminderMoment(text: string): boolean {
  const [, year, month, day, hour, minute] = (MOMENT.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const common = {
  /** The nickname of the friend who is reminded. */
  subscribe: requiredText('send.target', 200),
  content: requiredText('message.content', REMINDER_CONTENT_MAX),
};

/** What a reminder needs: whom, what, and a moment, or a cron when it comes again and again. */
export const reminderInputSchema = z.discriminatedUnion(
  'isLoop',
  [
    z.object({ ...common, isLoop: z.literal(true), time: cronSchema }),
    z.object({
      ...common,
      isLoop: z.literal(false),
      time: z.string('required').check(z.trim(), z.refine(isReminderMoment, 'invalid')),
    }),
  ],
  'required',
);
/** A reminder as a caller gives it. */
export type ReminderInput = z.input<typeof reminderInputSchema>;

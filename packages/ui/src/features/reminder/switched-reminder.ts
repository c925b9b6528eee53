import type { Reminder } from '@chatdeck/sdk';
import { reminderInputSchema, type ReminderInput } from '@chatdeck/sdk/rules';

/** A reminder as it is stored, paused or running; undefined if its rules refuse what is stored. */
export const switchedReminder = (row: Reminder, isPaused: boolean): ReminderInput | undefined =>
  reminderInputSchema.safeParse({ ...row, isPaused }).data;

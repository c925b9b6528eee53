import * as z from 'zod/mini';
import { rowVersion } from '../../core/record-row';

/** A reminder that the robot gives one friend (robot contract, section 5.4). */
export const reminderSchema = z.object({
  id: z.string(),
  /** Who created it. */
  setter: z.string(),
  /** The nickname of the friend who is reminded. */
  subscribe: z.string(),
  /** It comes again and again; `time` is a cron then, else `YYYY-MM-DD HH:mm`. */
  isLoop: z.boolean(),
  time: z.string(),
  content: z.string(),
  /** The robot gave it, and it does not come again. */
  isDone: z.boolean(),
  createdAt: z.string(),
  version: rowVersion(),
});
/** What the robot reminds a friend or a room of. */
export type Reminder = z.output<typeof reminderSchema>;

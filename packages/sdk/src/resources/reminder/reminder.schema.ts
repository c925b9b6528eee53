import * as z from 'zod/mini';
import { rowVersion } from '../../core/record-row';

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
  /** The robot has sent it, and it does not recur. */
  isDone: z.boolean(),
  createdAt: z.string(),
  version: rowVersion(),
});
/** A reminder that the robot sends to a friend or a room. */
export type Reminder = z.output<typeof reminderSchema>;

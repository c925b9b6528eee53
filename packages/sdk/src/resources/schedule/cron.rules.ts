import * as z from 'zod/mini';
import { readCron } from '../../cron/cron-reading.rules';

/** A cron expression that is safe for the robot; rejected with the reason of the one cron rule. */
export const cronSchema = z.string('cron.empty').check(
  z.superRefine((expression, context) => {
    const reading = readCron(expression);
    if (reading.status === 'refused') {
      context.addIssue({ code: 'custom', message: reading.reason, input: expression });
    }
  }),
);

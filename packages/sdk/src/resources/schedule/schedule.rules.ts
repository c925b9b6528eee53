import * as z from 'zod/mini';
import { oneOf, optionalText, requiredText } from '../../core/check';
import { replySchema } from '../robot/reply.schema';
import { TARGET_TYPES } from '../rule/rule.constants';
import { cronSchema } from './cron.rules';

/** A valid date as `YYYY-MM-DD`. */
const daySchema = requiredText('required', 10, 'schedule.day').check(
  z.refine((day) => {
    const at = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day.length === 10;
  }, 'schedule.day'),
);

/** The weather is queried without the suffix 市; names such as 津市 retain it. */
const citySchema = requiredText('required', 50).check(
  z.refine((city) => !/..市$/u.test(city), 'schedule.city'),
);

const common = {
  type: oneOf(TARGET_TYPES),
  /** The target; the robot looks up the wxid, then the name. */
  target: z.object(
    { wxid: z.string('send.target'), name: requiredText('send.target', 200) },
    'send.target',
  ),
  /** A cron expression in the robot's dialect. */
  date: cronSchema,
};
const phrase = optionalText(500);

/** The maximum number of news items in one message. */
export const NEWS_MAX = 50;

/** What a daily saying requires (robot contract, section 1.4). */
export const dailySayingFormSchema = z.object({
  ...common,
  memorialDay: daySchema,
  city: citySchema,
  endWord: phrase,
});
/** The value of the daily saying dialog. */
export type DailySayingForm = z.input<typeof dailySayingFormSchema>;

/** What scheduled news require; `num` is how many, 1 to 50. */
export const newsScheduleFormSchema = z.object({
  ...common,
  sortId: z.union([requiredText('required', 50), z.number('required')], 'required'),
  num: z
    .int('schedule.count')
    .check(z.minimum(1, 'schedule.count'), z.maximum(NEWS_MAX, 'schedule.count')),
  endWord: phrase,
});
/** The value of the scheduled news dialog. */
export type NewsScheduleForm = z.input<typeof newsScheduleFormSchema>;

/** What scheduled materials require: at least one of them. */
export const materialScheduleFormSchema = z.object({
  ...common,
  contents: z.array(replySchema, 'send.material').check(z.minLength(1, 'send.material')),
});
/** The value of the scheduled materials dialog. */
export type MaterialScheduleForm = z.input<typeof materialScheduleFormSchema>;
/** The same after validation. */
export type MaterialScheduleFormOutput = z.output<typeof materialScheduleFormSchema>;

/** What a countdown requires: its date, and the name of that date. */
export const countdownFormSchema = z.object({
  ...common,
  memorialDay: daySchema,
  prefix: requiredText('required', 200),
  suffix: phrase,
  endWord: phrase,
});
/** The value of the countdown dialog. */
export type CountdownForm = z.input<typeof countdownFormSchema>;

import * as z from 'zod/mini';
import { oneOf, optionalText, requiredText } from '../../core/check';
import { replySchema } from '../robot/reply.schema';
import { TARGET_TYPES } from '../rule/rule.constants';
import { cronSchema } from './cron.rules';

/** A day as `YYYY-MM-DD` that is in the calendar. */
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

/** The most news that one message holds. */
export const NEWS_MAX = 50;

/** What a daily saying needs (robot contract, section 1.4). */
export const dailySayingFormSchema = z.object({
  ...common,
  memorialDay: daySchema,
  city: citySchema,
  endWord: phrase,
});
/** What the dialog of a daily saying holds. */
export type DailySayingForm = z.input<typeof dailySayingFormSchema>;

/** What news on a schedule needs; `num` is how many, 1 to 50. */
export const newsScheduleFormSchema = z.object({
  ...common,
  sortId: z.union([requiredText('required', 50), z.number('required')], 'required'),
  num: z
    .int('schedule.count')
    .check(z.minimum(1, 'schedule.count'), z.maximum(NEWS_MAX, 'schedule.count')),
  endWord: phrase,
});
/** What the dialog of news on a schedule holds. */
export type NewsScheduleForm = z.input<typeof newsScheduleFormSchema>;

/** What materials on a schedule need: at least one of them. */
export const materialScheduleFormSchema = z.object({
  ...common,
  contents: z.array(replySchema, 'send.material').check(z.minLength(1, 'send.material')),
});
/** What the dialog of materials on a schedule holds. */
export type MaterialScheduleForm = z.input<typeof materialScheduleFormSchema>;
/** The same after the rules. */
export type MaterialScheduleFormOutput = z.output<typeof materialScheduleFormSchema>;

/** What a countdown needs: the day that it counts to, and what that day is. */
export const countdownFormSchema = z.object({
  ...common,
  memorialDay: daySchema,
  prefix: requiredText('required', 200),
  suffix: phrase,
  endWord: phrase,
});
/** What the dialog of a countdown holds. */
export type CountdownForm = z.input<typeof countdownFormSchema>;

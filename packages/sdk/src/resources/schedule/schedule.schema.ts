import * as z from 'zod/mini';
import { storedChoice, storedList, storedNumber, storedText } from '../../core/stored';
import { replySchema } from '../robot/reply.schema';
import { TARGET_TYPES, type TargetType } from '../rule/rule.constants';

/** The targets and time of a schedule: the robot looks up the wxid, then the name or topic, then the alias. */
const schedule = (type: TargetType) => ({
  type: storedChoice(TARGET_TYPES, type),
  wxid: storedText(),
  name: storedText(),
  roomName: storedText(),
  alias: storedText(),
  /** A cron expression in the robot's dialect. */
  date: z.string(),
});

/** A row of `dayTaskSchedule`: the daily saying (robot contract, section 1.4). */
export const dailySayingSchema = z.looseObject({
  ...schedule('contact'),
  /** The date from which days are counted. */
  memorialDay: storedText(),
  city: storedText(),
  endWord: storedText(),
});
/** The daily saying of one target (robot contract, section 1.4). */
export type DailySaying = z.output<typeof dailySayingSchema>;

/** A row of `roomNewsSchedule`: news of one category. `num` is how many. */
export const newsScheduleSchema = z.looseObject({
  ...schedule('room'),
  sortId: z.union([z.number(), z.string()]),
  num: storedNumber(10),
  endWord: storedText(),
});
/** News that is sent on a schedule (robot contract, section 1.4). */
export type NewsSchedule = z.output<typeof newsScheduleSchema>;

/** A row of `roomTaskSchedule`: materials that are sent. */
export const materialScheduleSchema = z.looseObject({
  ...schedule('room'),
  contents: storedList(replySchema),
});
/** Materials that are sent on a schedule (robot contract, section 1.4). */
export type MaterialSchedule = z.output<typeof materialScheduleSchema>;

/** A row of `countDownTaskSchedule`: how many days are left. */
export const countdownSchema = z.looseObject({
  ...schedule('contact'),
  memorialDay: z.string(),
  prefix: storedText(),
  suffix: storedText(),
  endWord: storedText(),
});
/** A countdown that is sent on a schedule (robot contract, section 1.4). */
export type Countdown = z.output<typeof countdownSchema>;

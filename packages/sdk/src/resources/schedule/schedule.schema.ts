import * as z from 'zod/mini';
import { storedChoice, storedList, storedNumber, storedText } from '../../core/stored';
import { replySchema } from '../robot/reply.schema';
import { TARGET_TYPES, type TargetType } from '../rule/rule.constants';

const channelId = z.union([z.string(), z.number()]);

/** A news category to choose from (product specification, section 3). */
export const newsChannelSchema = z.object({ colid: channelId, name: z.string() });
/** A news channel: `colid` and name (product specification, section 3). */
export type NewsChannel = z.output<typeof newsChannelSchema>;

/** A channel of an account's own content (product specification, section 3). */
export const customChannelSchema = z.object({ sortId: channelId, name: z.string() });
/** A channel of the account's own: `sortId` and name (product specification, section 3). */
export type CustomChannel = z.output<typeof customChannelSchema>;

/** A channel of the account's own content with its items, which the robot sends in turn. */
export const ownChannelSchema = z.looseObject({
  sortId: z.union([z.string(), z.number()]),
  name: z.string(),
  items: storedList(replySchema),
});
/** A channel of the account's own content. */
export type OwnChannel = z.output<typeof ownChannelSchema>;

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

import * as z from 'zod/mini';
import { rowVersion } from '../../core/record-row';
import { storedFlag, storedList, storedNumber, storedText } from '../../core/stored';
import { replySchema } from '../robot/reply.schema';
import { TARGET_TYPES } from '../rule/rule.constants';
import { targetSchema } from '../rule/target.schema';
import { BATCH_TASK_TYPE } from './batch-task.constants';

const common = {
  id: z.string(),
  version: rowVersion(),
  type: z.literal(TARGET_TYPES.map(({ value }) => value)),
  /** In the robot's dialect. */
  cron: z.string(),
  /** Every group or friend except the excluded ones, instead of `targets`. */
  isAll: storedFlag(),
  targets: storedList(targetSchema),
  excludeTargets: storedList(targetSchema),
  /** The robot does not get it until it is resumed. */
  isPaused: storedFlag(),
  /** Set for a partner's session where fields are left out: the address and key of a service. */
  isPartial: z.optional(z.boolean()),
};
/** Milliseconds between two targets. */
const delay = storedNumber(1_000);

/** One schedule for many groups or friends (robot contract, section 5.3). */
export const batchTaskSchema = z.discriminatedUnion('taskType', [
  z.object({
    ...common,
    taskType: z.literal(BATCH_TASK_TYPE.news),
    taskInfo: z.looseObject({ sortId: z.number(), num: z.number(), endWord: storedText(), delay }),
  }),
  z.object({
    ...common,
    taskType: z.literal(BATCH_TASK_TYPE.material),
    taskInfo: z.looseObject({ contents: storedList(replySchema), delay }),
  }),
  z.object({
    ...common,
    taskType: z.literal(BATCH_TASK_TYPE.countdown),
    taskInfo: z.looseObject({
      memorialDay: z.string(),
      prefix: storedText(),
      suffix: storedText(),
      endWord: storedText(),
      delay,
    }),
  }),
  z.object({
    ...common,
    taskType: z.literal(BATCH_TASK_TYPE.channel),
    taskInfo: z.looseObject({
      sortId: z.union([z.string(), z.number()]),
      isLocal: storedFlag(),
      delay,
    }),
  }),
]);
/** A schedule for many rooms or friends at once (robot contract, section 5.3). */
export type BatchTask = z.output<typeof batchTaskSchema>;

import * as z from 'zod/mini';
import { oneOf, optionalText, requiredText } from '../../core/check';
import { crossRule } from '../../core/cross-rule';
import { replySchema } from '../robot/reply.schema';
import { TARGET_TYPES } from '../rule/rule.constants';
import { optionalTargetsSchema } from '../rule/targets.rules';
import { cronSchema } from '../schedule/cron.rules';
import { pausedInput } from '../schedule/paused.rules';
import { BATCH_TASK_TYPE } from './batch-task.constants';

const common = {
  type: oneOf(TARGET_TYPES),
  cron: cronSchema,
  isAll: z._default(z.boolean('invalid'), false),
  targets: optionalTargetsSchema,
  excludeTargets: optionalTargetsSchema,
  isPaused: pausedInput,
};
/** Milliseconds between two targets, at least a second. */
const delay = z._default(
  z.int('invalid').check(z.minimum(1_000, 'invalid'), z.maximum(600_000, 'invalid')),
  1_000,
);
const phrase = optionalText(500);

const newsTask = z.object({
  ...common,
  taskType: z.literal(BATCH_TASK_TYPE.news),
  taskInfo: z.looseObject({
    sortId: z.int('required'),
    num: z._default(z.int('invalid').check(z.minimum(1, 'invalid'), z.maximum(50, 'invalid')), 10),
    endWord: phrase,
    delay,
  }),
});

const materialTask = z.object({
  ...common,
  taskType: z.literal(BATCH_TASK_TYPE.material),
  taskInfo: z.looseObject({
    contents: z.array(replySchema, 'send.material').check(z.minLength(1, 'send.material')),
    delay,
  }),
});

const countdownTask = z.object({
  ...common,
  taskType: z.literal(BATCH_TASK_TYPE.countdown),
  taskInfo: z.looseObject({
    memorialDay: requiredText('required', 10).check(
      z.refine((day) => /^\d{4}-\d{2}-\d{2}$/.test(day), 'invalid'),
    ),
    prefix: phrase,
    suffix: phrase,
    endWord: phrase,
    delay,
  }),
});

const channelTask = z.object({
  ...common,
  taskType: z.literal(BATCH_TASK_TYPE.channel),
  taskInfo: z.looseObject({
    sortId: z.union([requiredText('required', 50), z.number()], 'required'),
    isLocal: z._default(z.boolean('invalid'), false),
    delay,
  }),
});

/** What a schedule for many groups or friends requires (robot contract, section 5.3). */
export const batchTaskInputSchema = z
  .discriminatedUnion('taskType', [newsTask, materialTask, countdownTask, channelTask], 'required')
  .check(
    crossRule({ isAll: common.isAll, targets: common.targets }, ({ isAll, targets }, miss) => {
      if (!isAll && targets.length === 0) miss('send.target', 'targets');
    }),
  );
/** The input of a batch task. */
export type BatchTaskInput = z.input<typeof batchTaskInputSchema>;

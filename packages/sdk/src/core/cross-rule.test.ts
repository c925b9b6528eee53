import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { batchTaskInputSchema } from '../resources/batch-task/batch-task.rules';
import { dialogueInputSchema } from '../resources/dialogue/dialogue.rules';
import { requiredText } from './check';
import { crossRule } from './cross-rule';
import { ROBOT_TYPE } from '../resources/robot/robot-type.constants';

const notified = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('A rule over several fields', () => {
  const period = { from: z.number('required'), to: z.number('required') };
  const schema = z.object({ ...period, name: requiredText('required') }).check(
    crossRule(period, ({ from, to }, miss) => {
      if (to < from) miss('invalid', 'to');
    }),
  );

  it('is reported beside what is wrong elsewhere', () => {
    expect(notified(schema, { from: 2, to: 1, name: '' })).toEqual([
      'name: required',
      'to: invalid',
    ]);
    expect(notified(schema, { from: 1, to: 2, name: 'x' })).toBeUndefined();
  });

  it('waits until its own fields are right by themselves', () => {
    expect(notified(schema, { from: 2, name: 'x' })).toEqual(['to: required']);
    expect(notified(schema, 'no object')).toHaveLength(1);
  });
});

describe('A form that was left empty', () => {
  const target = { type: 'room', targets: [] };

  it('of a batch task names the groups and the content at once', () => {
    const task = { ...target, cron: '0 0 8 * * *', taskType: 'news', taskInfo: {} };
    expect(notified(batchTaskInputSchema, task)).toEqual([
      'taskInfo.sortId: required',
      'targets: send.target',
    ]);
  });

  it('of a dialogue names the groups, the key and what the service needs at once', () => {
    const dialogue = { ...target, robotType: ROBOT_TYPE.chatGpt, botConfig: { token: '' } };
    expect(notified(dialogueInputSchema, dialogue)).toEqual([
      'botConfig.token: required',
      'targets: send.target',
      'botConfig.model: required',
    ]);
  });
});

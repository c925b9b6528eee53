import { changeOf, recordEndpoints } from '../../core/record-endpoints';
import { batchTaskInputSchema } from './batch-task.rules';
import { batchTaskSchema } from './batch-task.schema';

export const batchTaskEndpoints = recordEndpoints({
  resource: 'batchTask',
  path: '/api/batch_task',
  access: 'member',
  query: {},
  input: batchTaskInputSchema,
  change: changeOf(batchTaskInputSchema),
  row: batchTaskSchema,
  list: { summary: 'A page of batch tasks, oldest first.' },
  add: { summary: 'Adds a batch task; the robot reads it at once.' },
  update: {
    summary:
      'Changes a batch task; the robot reads it at once. 10003 with it as `current` when it is not at `baseVersion` any more.',
  },
  remove: { summary: 'Deletes a batch task. It can be restored for 30 days.' },
  restore: { summary: 'Restores a deleted batch task; 10004 after 30 days.' },
});

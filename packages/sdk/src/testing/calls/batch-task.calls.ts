import { batchTaskSchema } from '../../resources/batch-task/batch-task.schema';
import type { MockCallsOf } from './mock-call';
import { recordCalls } from './record-calls';

const task = recordCalls({
  schema: batchTaskSchema,
  rows: ({ batchTasks }) => batchTasks,
  removed: ({ removed }) => removed.batchTasks,
  cap: 'batchTasks',
});

export const batchTaskCalls: MockCallsOf<'batchTask'> = {
  'batchTask.list': task.list,
  'batchTask.add': task.add,
  'batchTask.update': task.update,
  'batchTask.remove': task.remove,
  'batchTask.restore': task.restore,
};

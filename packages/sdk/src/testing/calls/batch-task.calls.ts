import * as z from 'zod/mini';
import { batchTaskSchema as stored } from '../../resources/batch-task/batch-task.schema';
import { nextId, page, replace, takeOut, type MockCallsOf } from './mock-call';

export const batchTaskCalls: MockCallsOf<'batchTask'> = {
  'batchTask.list': (query, { batchTasks }) => page(batchTasks, query),
  'batchTask.add': (input, { batchTasks }) => {
    const added = z.parse(stored, { ...input, id: nextId(batchTasks) });
    batchTasks.push(added);
    return added;
  },
  'batchTask.update': (input, { batchTasks }) => replace(batchTasks, z.parse(stored, input)),
  'batchTask.remove': ({ id }, { batchTasks }) => takeOut(batchTasks, id),
};

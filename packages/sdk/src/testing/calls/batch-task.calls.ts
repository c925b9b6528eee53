import * as z from 'zod/mini';
import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { batchTaskSchema as stored } from '../../resources/batch-task/batch-task.schema';
import {
  nextId,
  page,
  putBack,
  replace,
  requireRoom,
  takeOut,
  type MockCallsOf,
} from './mock-call';

export const batchTaskCalls: MockCallsOf<'batchTask'> = {
  'batchTask.list': (query, { batchTasks }) => page(batchTasks, query),
  'batchTask.add': (input, { batchTasks, removed }) => {
    requireRoom(batchTasks, ACCOUNT_CAP.batchTasks, 'cap.batchTasks');
    const added = z.parse(stored, { ...input, id: nextId(batchTasks, removed.batchTasks) });
    batchTasks.push(added);
    return added;
  },
  'batchTask.update': ({ baseVersion, ...input }, { batchTasks }) =>
    replace(batchTasks, input.id, baseVersion, (_, version) =>
      z.parse(stored, { ...input, version }),
    ),
  'batchTask.remove': ({ id }, { batchTasks, removed }) =>
    takeOut(batchTasks, removed.batchTasks, id),
  'batchTask.restore': ({ id }, { batchTasks, removed }) => {
    requireRoom(batchTasks, ACCOUNT_CAP.batchTasks, 'cap.batchTasks');
    return putBack(batchTasks, removed.batchTasks, id);
  },
};

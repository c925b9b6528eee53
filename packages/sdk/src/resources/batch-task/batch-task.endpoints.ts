import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, rowId } from '../../core/wire';
import { batchTaskInputSchema } from './batch-task.rules';
import { batchTaskSchema } from './batch-task.schema';

const list = endpoint({
  id: 'batchTask.list',
  method: 'GET',
  path: '/api/batch_task',
  access: 'user',
  origin: 'chosen',
  summary: 'A page of batch tasks, oldest first.',
  request: z.object({ ...paging }),
  response: pageOf(batchTaskSchema),
});

const add = endpoint({
  id: 'batchTask.add',
  method: 'POST',
  path: '/api/batch_task',
  access: 'member',
  origin: 'chosen',
  summary: 'Adds a batch task; the robot reads it at once.',
  request: batchTaskInputSchema,
  response: batchTaskSchema,
});

const update = endpoint({
  id: 'batchTask.update',
  method: 'PUT',
  path: '/api/batch_task',
  access: 'member',
  origin: 'chosen',
  summary: 'Changes a batch task; the robot reads it at once.',
  request: z.intersection(z.object({ id: rowId() }), batchTaskInputSchema),
  response: batchTaskSchema,
});

const remove = endpoint({
  id: 'batchTask.remove',
  method: 'DELETE',
  path: '/api/batch_task',
  access: 'member',
  origin: 'chosen',
  summary: 'Deletes a batch task.',
  request: z.object({ id: rowId() }),
  response: nothing,
});

export const batchTaskEndpoints = { list, add, update, remove };

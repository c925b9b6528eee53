import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn, byRowId } from '../../core/kept-row';
import { nothing, pageOf, paging } from '../../core/wire';
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
  summary:
    'Changes a batch task; the robot reads it at once. 10003 with it as `current` when it is not at `baseVersion` any more.',
  request: z.intersection(
    z.object({ ...byRowId.def.shape, ...basedOn.def.shape }),
    batchTaskInputSchema,
  ),
  response: batchTaskSchema,
});

const remove = endpoint({
  id: 'batchTask.remove',
  method: 'DELETE',
  path: '/api/batch_task',
  access: 'member',
  origin: 'chosen',
  summary: 'Deletes a batch task. For 30 days it can be brought back.',
  request: byRowId,
  response: nothing,
});

const restore = endpoint({
  id: 'batchTask.restore',
  method: 'POST',
  path: '/api/batch_task/restore',
  access: 'member',
  origin: 'chosen',
  summary: 'Brings a deleted batch task back; 10004 after 30 days.',
  request: byRowId,
  response: batchTaskSchema,
});

export const batchTaskEndpoints = { list, add, update, remove, restore };

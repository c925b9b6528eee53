import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { nothing, pageOf, paging, rowId } from '../../core/wire';
import { reminderInputSchema } from './reminder.rules';
import { reminderSchema } from './reminder.schema';

const list = endpoint({
  id: 'reminder.list',
  method: 'GET',
  path: '/api/wechat/tasks',
  access: 'user',
  origin: 'spec',
  summary: 'A page of reminders, newest first, also those that were made in a chat.',
  request: z.object({ ...paging, userId: z.optional(z.string()) }),
  response: pageOf(reminderSchema),
});

const add = endpoint({
  id: 'reminder.add',
  method: 'POST',
  path: '/api/wechat/tasks',
  access: 'user',
  origin: 'chosen',
  summary: 'Adds a reminder for one friend.',
  request: reminderInputSchema,
  response: reminderSchema,
});

const remove = endpoint({
  id: 'reminder.remove',
  method: 'GET',
  path: '/api/wechat/remove/task',
  access: 'user',
  origin: 'spec',
  summary: 'Deletes a reminder.',
  request: z.object({ id: rowId() }),
  response: nothing,
});

export const reminderEndpoints = { list, add, remove };

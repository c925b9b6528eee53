import * as z from 'zod/mini';
import { endpoint } from '../../core/endpoint';
import { basedOn, byRowId } from '../../core/kept-row';
import { nothing, pageOf, paging } from '../../core/wire';
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

const update = endpoint({
  id: 'reminder.update',
  method: 'PUT',
  path: '/api/wechat/tasks',
  access: 'user',
  origin: 'chosen',
  summary:
    'Changes a reminder, which is to be given again; 10003 with it as `current` when it is not at `baseVersion` any more.',
  request: z.intersection(
    z.object({ ...byRowId.def.shape, ...basedOn.def.shape }),
    reminderInputSchema,
  ),
  response: reminderSchema,
});

const remove = endpoint({
  id: 'reminder.remove',
  method: 'GET',
  path: '/api/wechat/remove/task',
  access: 'user',
  origin: 'spec',
  summary: 'Deletes a reminder. For 30 days it can be brought back.',
  request: byRowId,
  response: nothing,
});

const restore = endpoint({
  id: 'reminder.restore',
  method: 'POST',
  path: '/api/wechat/tasks/restore',
  access: 'user',
  origin: 'chosen',
  summary: 'Brings a deleted reminder back; 10004 after 30 days.',
  request: byRowId,
  response: reminderSchema,
});

export const reminderEndpoints = { list, add, update, remove, restore };

import * as z from 'zod/mini';
import { changeOf, recordEndpoints } from '../../core/record-endpoints';
import { reminderInputSchema, reminderSchema } from './reminder.rules';

export const reminderEndpoints = recordEndpoints({
  resource: 'reminder',
  path: '/api/wechat/tasks',
  access: 'user',
  query: { userId: z.optional(z.string()) },
  input: reminderInputSchema,
  change: changeOf(reminderInputSchema),
  row: reminderSchema,
  list: {
    summary: 'A page of reminders, newest first, including those that were created in a chat.',
    origin: 'spec',
  },
  add: { summary: 'Adds a reminder for one friend.' },
  update: {
    summary:
      'Changes a reminder, which is to be given again; 10003 with it as `current` when it is not at `baseVersion` any more.',
  },
  remove: {
    summary: 'Deletes a reminder. It can be restored for 30 days.',
    method: 'GET',
    path: '/api/wechat/remove/task',
    origin: 'spec',
  },
  restore: { summary: 'Restores a deleted reminder; 10004 after 30 days.' },
});

import type { ReminderQuery } from '@chatdeck/sdk';
import { api, call } from './api';
import { listAll } from './list-all';
import { recordEndpoints } from './record-endpoints';

/** Reminders, including those that were set in a chat. */
export const reminderApi = api.injectEndpoints({
  endpoints: (build) => {
    const reminder = recordEndpoints(build, 'reminder', (client) => client.reminder);
    return {
      reminders: build.query({
        queryFn: call(
          (query: ReminderQuery) => (client, options) => client.reminder.list(query, options),
        ),
        providesTags: ['reminder'],
      }),
      allReminders: build.query({
        queryFn: call((_: void) => (client, options) => listAll(client.reminder.list, options)),
        providesTags: ['reminder'],
      }),
      addReminder: reminder.add,
      updateReminder: reminder.update,
      removeReminder: reminder.remove,
      restoreReminder: reminder.restore,
    };
  },
});

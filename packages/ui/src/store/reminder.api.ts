import type { ReminderQuery } from '@chatdeck/sdk';
import type { ReminderInput } from '@chatdeck/sdk/rules';
import { api, call } from './api';

/** Reminders, also those that were asked for in a chat. */
export const reminderApi = api.injectEndpoints({
  endpoints: (build) => ({
    reminders: build.query({
      queryFn: call('reminders', (reminders, query: ReminderQuery, options) =>
        reminders.list(query, options),
      ),
      providesTags: ['reminder'],
    }),
    addReminder: build.mutation({
      queryFn: call('reminders', (reminders, input: ReminderInput, options) =>
        reminders.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['reminder'] : []),
    }),
    removeReminder: build.mutation({
      queryFn: call('reminders', (reminders, id: string, options) => reminders.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['reminder']),
    }),
  }),
});

import type { ReminderQuery } from '@chatdeck/sdk';
import type { ReminderInput } from '@chatdeck/sdk/rules';
import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

interface ReminderUpdate {
  readonly id: string;
  readonly input: ReminderInput;
  /** The version that the change is made on. */
  readonly baseVersion: number;
}

/** Reminders, also those that were asked for in a chat. */
export const reminderApi = api.injectEndpoints({
  endpoints: (build) => ({
    reminders: build.query({
      queryFn: call(
        (query: ReminderQuery) => (client, options) => client.reminder.list(query, options),
      ),
      providesTags: ['reminder'],
    }),
    addReminder: build.mutation({
      queryFn: call(
        (input: ReminderInput) => (client, options) => client.reminder.add(input, options),
      ),
      invalidatesTags: (added) => (added ? ['reminder'] : []),
    }),
    updateReminder: build.mutation({
      queryFn: call(
        ({ id, input, baseVersion }: ReminderUpdate) =>
          (client, options) =>
            client.reminder.update(id, { ...input, baseVersion }, options),
        // Whoever saves asks what becomes of a record that was changed or deleted elsewhere.
        [CODE.configChanged, CODE.notFound],
      ),
      invalidatesTags: ['reminder'],
    }),
    removeReminder: build.mutation({
      queryFn: call((id: string) => (client, options) => client.reminder.remove(id, options)),
      invalidatesTags: (_, error) => (error ? [] : ['reminder']),
    }),
    restoreReminder: build.mutation({
      queryFn: call((id: string) => (client, options) => client.reminder.restore(id, options)),
      invalidatesTags: (restored) => (restored ? ['reminder'] : []),
    }),
  }),
});

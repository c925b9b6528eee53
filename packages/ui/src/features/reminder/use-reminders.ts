import type { Reminder } from '@chatdeck/sdk';
import { reminderSchema } from '@chatdeck/sdk/entities';
import type { ReminderInput } from '@chatdeck/sdk/rules';
import { reminderApi } from '#store/reminder.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import { failureOf } from '#lists/records/failure-of.ts';
import type { Records } from '#lists/records/record-list-definition.ts';
import { outcomeOf } from '#lists/records/save-outcome.ts';

/** The reminders of the account, also those that were asked for in a chat. */
export function useReminders({ page, pageSize }: PagedSearch): Records<Reminder, ReminderInput> {
  const list = reminderApi.useRemindersQuery({ current: page, pageSize });
  const [add] = reminderApi.useAddReminderMutation();
  const [update] = reminderApi.useUpdateReminderMutation();
  const [remove] = reminderApi.useRemoveReminderMutation();
  const [restore] = reminderApi.useRestoreReminderMutation();
  return {
    list: toLoadedRows(list, pageSize),
    save: async (input, row) => {
      const sent = row
        ? await update({ id: row.id, input, baseVersion: row.version })
        : await add(input);
      return outcomeOf(sent, reminderSchema, row !== undefined);
    },
    remove: async ({ id }) => failureOf(await remove(id)),
    restore: async ({ id }) => failureOf(await restore(id)),
  };
}

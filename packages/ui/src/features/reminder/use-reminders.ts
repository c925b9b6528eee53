import type { Reminder } from '@chatdeck/sdk';
import { reminderSchema } from '@chatdeck/sdk/entities';
import type { ReminderInput } from '@chatdeck/sdk/rules';
import { reminderApi } from '#store/reminder.api.ts';
import { toLoadedRows } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/to-records.ts';

/** The reminders of the account, including those requested in a chat. */
export function useReminders({ page, pageSize }: PagedSearch): Records<Reminder, ReminderInput> {
  const list = reminderApi.useRemindersQuery({ current: page, pageSize });
  const [add] = reminderApi.useAddReminderMutation();
  const [update] = reminderApi.useUpdateReminderMutation();
  const [remove] = reminderApi.useRemoveReminderMutation();
  const [restore] = reminderApi.useRestoreReminderMutation();
  return toRecords({
    list: toLoadedRows(list, pageSize),
    schema: reminderSchema,
    add,
    update,
    remove,
    restore,
  });
}

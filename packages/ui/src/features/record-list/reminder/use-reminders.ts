import type { Reminder } from '@chatdeck/sdk';
import type { ReminderInput } from '@chatdeck/sdk/rules';
import type { PagedSearch } from '../../../lists';
import { toListState } from '../../../store/list-state';
import { reminderApi } from '../../../store/reminder.api';
import { failureOf } from '../list/failure-of';
import type { Records } from '../list/record-list-definition';

/** The reminders of the account. They are added and deleted; the robot changes none. */
export function useReminders({ page, pageSize }: PagedSearch): Records<Reminder, ReminderInput> {
  const list = reminderApi.useRemindersQuery({ current: page, pageSize });
  const [add] = reminderApi.useAddReminderMutation();
  const [remove] = reminderApi.useRemoveReminderMutation();
  return {
    list: toListState(list, pageSize),
    save: async (input) => failureOf(await add(input)),
    remove: async ({ id }) => failureOf(await remove(id)),
  };
}

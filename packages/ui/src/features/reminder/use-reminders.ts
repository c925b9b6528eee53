import type { Reminder } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { ReminderInput } from '@chatdeck/sdk/rules';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { thrownToError, type CallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useLive } from '#store/live/use-live.ts';
import { contactApi } from '#store/contact.api.ts';
import { reminderApi } from '#store/reminder.api.ts';
import type { ListQuery } from '#lists/list-props.ts';
import type { Records } from '#lists/records/record-list-definition.ts';
import { toRecords } from '#lists/records/record-calls.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';

/** A page of the reminders of the account, including those requested in a chat, and how to change them. */
export function useReminders({ page = 1, pageSize = RECORDS_PAGE }: ListQuery = {}): Records<
  Reminder,
  ReminderInput
> {
  useLive();
  const list = reminderApi.useRemindersQuery({ current: page, pageSize });
  const [add] = reminderApi.useAddReminderMutation();
  const [update] = reminderApi.useUpdateReminderMutation();
  const [remove] = reminderApi.useRemoveReminderMutation();
  const [restore] = reminderApi.useRestoreReminderMutation();
  return toRecords({
    query: list,
    pageSize,
    loadSchema: async () => (await import('#lists/records/record-schemas.ts')).reminderSchema,
    add,
    update,
    remove,
    restore,
  });
}

/** The page size of a search: beyond it, the exact name may be hidden among names that merely contain it. */
const MOST_FOUND = 20;

/** Rejects an unknown name before it is sent; if the friends cannot be searched, the server decides. */
export function useUnknownFriend() {
  const { locale } = useChatdeck();
  const [search] = contactApi.useLazySearchContactsQuery();
  return async (typed: string): Promise<CallError | undefined> => {
    const name = typed.trim();
    const { data = [], error: failure } = await search(name);
    const isKnown = data.some((friend) => [friend.name, friend.alias].includes(name));
    if (isKnown || failure !== undefined || data.length >= MOST_FOUND) return undefined;
    const rule = 'reminder.friend';
    const message = ruleText(rule, locale);
    const error = thrownToError(new Error(message));
    return { ...error, code: CODE.invalidValue, issues: [{ path: 'subscribe', rule, message }] };
  };
}

import { CODE, type Locale } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import { Refusal } from '../../refusal/refusal';
import type { ContactService } from '../contact/contact.service';
import { undoableHandlers } from '../record/record.handlers';
import type { ReminderService } from './reminder.service';

export function reminderHandlers(
  reminder: ReminderService,
  contact: Pick<ContactService, 'named'>,
): HandlersOf<'reminder'> {
  /** The robot can only remind a friend that it finds by name or remark. */
  async function requireFriend(userId: string, name: string, locale: Locale): Promise<void> {
    const known = await Promise.all([
      contact.named(userId, { name }),
      contact.named(userId, { alias: name }),
    ]);
    if (known.some((friends) => friends.length > 0)) return;
    const rule = 'reminder.friend';
    const issues = [{ path: 'subscribe', rule, message: ruleText(rule, locale) }];
    throw new Refusal(CODE.invalidValue, { issues });
  }
  return {
    ...undoableHandlers(reminder),
    add: async ({ user, input, locale }) => {
      await requireFriend(user.userId, input.subscribe, locale);
      return reminder.add(user.userId, user.name, input);
    },
    update: async ({ user, input: { id, ...change }, locale }) => {
      await requireFriend(user.userId, change.subscribe, locale);
      return reminder.update(user.userId, rowIdOf(id), change);
    },
  };
}

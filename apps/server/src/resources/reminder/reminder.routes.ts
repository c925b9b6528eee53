import { CODE, type Locale } from '@chatdeck/sdk/constants';
import { contract } from '@chatdeck/sdk/contract';
import { ruleText } from '@chatdeck/sdk/texts';
import type { Routing } from '../../http/routing';
import { Refusal } from '../../refusal/refusal';
import type { ContactService } from '../contact/contact.service';
import type { ReminderService } from './reminder.service';

export function reminderRoutes(
  routing: Routing,
  reminder: ReminderService,
  contact: Pick<ContactService, 'named'>,
): void {
  const calls = contract.reminder;

  /** Whom the robot does not know by name or remark it cannot remind. */
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

  routing.signedIn(calls.list, ({ user, input }) => reminder.page(user.userId, input));
  routing.signedIn(calls.add, async ({ user, input, locale }) => {
    await requireFriend(user.userId, input.subscribe, locale);
    return reminder.add(user.userId, user.name, input);
  });
  routing.signedIn(calls.update, async ({ user, input, locale }) => {
    await requireFriend(user.userId, input.subscribe, locale);
    return reminder.update(user.userId, input);
  });
  routing.signedIn(calls.remove, ({ user, input }) => reminder.remove(user.userId, input.id));
  routing.signedIn(calls.restore, ({ user, input }) => reminder.restore(user.userId, input.id));
}

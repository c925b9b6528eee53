import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { ReminderService } from './reminder.service';

export function reminderRoutes(routing: Routing, reminder: ReminderService): void {
  const calls = contract.reminder;
  routing.signedIn(calls.list, ({ user, input }) => reminder.page(user.userId, input));
  routing.signedIn(calls.add, ({ user, input }) => reminder.add(user.userId, user.name, input));
  routing.signedIn(calls.remove, ({ user, input }) => reminder.remove(user.userId, input.id));
}

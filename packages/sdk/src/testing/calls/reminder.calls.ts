import { FIXTURE_NOW } from '../fixtures';
import { reminderSchema } from '../../resources/reminder/reminder.rules';
import type { MockState } from '../mock-state';
import { brokenRule, type MockCallsOf } from './mock-call';
import { recordCalls } from './record-calls';

/** The robot can only remind friends that it knows. */
function requireFriend({ subscribe }: { readonly subscribe: string }, { friends }: MockState) {
  if (friends.some(({ name, alias }) => name === subscribe || alias === subscribe)) return;
  throw brokenRule('subscribe', 'reminder.friend');
}

const reminder = recordCalls({
  schema: reminderSchema,
  rows: ({ reminders }) => reminders,
  removed: ({ removed }) => removed.reminders,
  cap: 'reminders',
  newestFirst: true,
  // Delivered reminders do not count against the cap.
  counted: ({ isDone }) => !isDone,
  check: requireFriend,
  own: ({ user }, current) => ({
    setter: current?.setter ?? user.name,
    createdAt: current?.createdAt ?? FIXTURE_NOW,
    isDone: false,
  }),
});

export const reminderCalls: MockCallsOf<'reminder'> = {
  'reminder.list': reminder.list,
  'reminder.add': reminder.add,
  'reminder.update': reminder.update,
  'reminder.remove': reminder.remove,
  'reminder.restore': reminder.restore,
};

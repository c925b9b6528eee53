import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import { brokenRule, nextId, page, putBack, replace, takeOut, type MockCallsOf } from './mock-call';

/** Whom the robot does not know it cannot remind. */
function requireFriend({ friends }: MockState, name: string): void {
  if (friends.some((friend) => friend.name === name || friend.alias === name)) return;
  throw brokenRule('subscribe', 'reminder.friend');
}

export const reminderCalls: MockCallsOf<'reminder'> = {
  'reminder.list': (query, { reminders }) => page(reminders, query),
  'reminder.add': (input, state) => {
    requireFriend(state, input.subscribe);
    const added = {
      ...input,
      id: nextId(state.reminders, state.removed.reminders),
      setter: state.user.name,
      isDone: false,
      createdAt: FIXTURE_NOW,
      version: 1,
    };
    state.reminders.unshift(added);
    return added;
  },
  'reminder.update': ({ id, baseVersion, ...input }, state) => {
    requireFriend(state, input.subscribe);
    return replace(state.reminders, id, baseVersion, ({ setter, createdAt }, version) => ({
      ...{ ...input, id, setter, createdAt, version, isDone: false },
    }));
  },
  'reminder.remove': ({ id }, { reminders, removed }) => takeOut(reminders, removed.reminders, id),
  'reminder.restore': ({ id }, { reminders, removed }) => putBack(reminders, removed.reminders, id),
};

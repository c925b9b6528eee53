import { ACCOUNT_CAP } from '../../core/account-caps.constants';
import { FIXTURE_NOW } from '../fixtures';
import type { MockState } from '../mock-state';
import {
  brokenRule,
  nextId,
  page,
  putBack,
  replace,
  requireRoom,
  takeOut,
  type MockCallsOf,
} from './mock-call';

/** Whom the robot does not know it cannot remind. */
function requireFriend({ friends }: MockState, name: string): void {
  if (friends.some((friend) => friend.name === name || friend.alias === name)) return;
  throw brokenRule('subscribe', 'reminder.friend');
}

/** Those that were given leave room for others. */
const requireRoomFor = ({ reminders }: MockState) =>
  requireRoom(
    reminders.filter(({ isDone }) => !isDone),
    ACCOUNT_CAP.reminders,
    'cap.reminders',
  );

export const reminderCalls: MockCallsOf<'reminder'> = {
  'reminder.list': (query, { reminders }) => page(reminders, query),
  'reminder.add': (input, state) => {
    requireFriend(state, input.subscribe);
    requireRoomFor(state);
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
  'reminder.restore': ({ id }, state) => {
    requireRoomFor(state);
    return putBack(state.reminders, state.removed.reminders, id);
  },
};

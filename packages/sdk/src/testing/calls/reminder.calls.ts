import { FIXTURE_NOW } from '../fixtures';
import { nextId, page, takeOut, type MockCallsOf } from './mock-call';

export const reminderCalls: MockCallsOf<'reminder'> = {
  'reminder.list': (query, { reminders }) => page(reminders, query),
  'reminder.add': (input, state) => {
    const added = {
      ...input,
      id: nextId(state.reminders),
      setter: state.user.name,
      isDone: false,
      createdAt: FIXTURE_NOW,
    };
    state.reminders.unshift(added);
    return added;
  },
  'reminder.remove': ({ id }, state) => takeOut(state.reminders, id),
};

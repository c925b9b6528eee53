import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isMissedReminder, reminderMoment } from './reminder-moment';
import { reminderInputSchema } from './reminder.rules';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-05-20T14:30:00+08:00') }));
afterEach(() => vi.useRealTimers());

const once = { isLoop: false, subscribe: '周明', content: '开会' } as const;
const issuesOf = (time: string) =>
  reminderInputSchema.safeParse({ ...once, time }).error?.issues.map(({ message }) => message);

it('is read in Shanghai, wherever the reader is', () => {
  expect(reminderMoment('2026-05-20 14:30')).toBe(Date.now());
  expect(reminderMoment('2026-02-30 09:00')).toBeUndefined();
});

it('is refused at a time that has passed, with one message', () => {
  expect(issuesOf('2026-05-20 14:30')).toEqual(['reminder.past']);
  expect(issuesOf('2026-05-20 14:31')).toBeUndefined();
  expect(issuesOf('2026-02-30 09:00')).toEqual(['invalid']);
  expect(issuesOf(' ')).toEqual(['required']);
});

it('is missed once its time has passed and nobody was reminded', () => {
  const reminder = { isLoop: false, isDone: false, time: '2026-05-20 14:20' };
  expect(isMissedReminder(reminder, Date.now())).toBe(true);
  expect(isMissedReminder({ ...reminder, isDone: true }, Date.now())).toBe(false);
  expect(isMissedReminder({ ...reminder, time: '2026-05-20 14:28' }, Date.now())).toBe(false);
  expect(isMissedReminder({ ...reminder, isLoop: true, time: '0 0 8 * * *' }, Date.now())).toBe(
    false,
  );
});

import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { readDay, withDay } from './date-field.model';

it.each([
  ['2026-06-01', '2026-06-01', ''],
  ['2026-6-1 9:05', '2026-06-01', ' 9:05'],
  ['2026-02-30', undefined, ''],
  ['tomorrow', undefined, ''],
  ['', undefined, ''],
])('reads the day of "%s"', (text, day, rest) => {
  const read = readDay(text);
  expect(read.day?.toString()).toBe(day);
  expect(read.rest).toBe(rest);
});

it('changes the day alone, and begins with a time where there is none', () => {
  const day = parseDate('2026-06-02');
  expect(withDay('2026-06-01 18:30', day, ' 09:00')).toBe('2026-06-02 18:30');
  expect(withDay('', day, ' 09:00')).toBe('2026-06-02 09:00');
  expect(withDay('soon', day, '')).toBe('2026-06-02');
});

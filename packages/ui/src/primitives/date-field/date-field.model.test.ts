import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { readDay, readTime, withDay, withTime } from './date-field.model';

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

it('reads the time after a day, and changes it alone', () => {
  expect(readTime(' 9:05')).toEqual({ hour: 9, minute: 5 });
  expect(readTime(' 24:00')).toBeUndefined();
  expect(readTime('')).toBeUndefined();
  expect(withTime('2026-6-1 18:30', { hour: 7, minute: 5 })).toBe('2026-06-01 07:05');
  expect(withTime('soon', { hour: 7, minute: 5 })).toBe('soon');
});

import { expect, it } from 'vitest';
import { timeSince } from './time-since';

const NOW = new Date('2026-05-20T06:32:00Z');

it('says how long ago a moment was in its largest unit, rounded down', () => {
  expect(timeSince('2026-05-20T06:31:30Z', NOW)).toBeUndefined();
  expect(timeSince('2026-05-20T06:31:00Z', NOW)).toEqual({ unit: 'minutes', count: 1 });
  expect(timeSince('2026-05-20T05:32:01Z', NOW)).toEqual({ unit: 'minutes', count: 59 });
  expect(timeSince('2026-05-20T03:30:00Z', NOW)).toEqual({ unit: 'hours', count: 3 });
  expect(timeSince('2026-05-18T06:31:00Z', NOW)).toEqual({ unit: 'days', count: 2 });
});

it('takes a moment that the clock of this device has not reached yet for now', () => {
  expect(timeSince('2026-05-20T07:00:00Z', NOW)).toBeUndefined();
  expect(timeSince('nonsense', NOW)).toBeUndefined();
});

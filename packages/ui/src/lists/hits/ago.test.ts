import { expect, it } from 'vitest';
import { agoOf } from './ago';

const now = new Date('2026-05-20T06:32:00.000Z');

it.each([
  ['2026-05-20T06:31:30.000Z', { unit: 'now', count: 0 }],
  ['2026-05-20T06:30:00.000Z', { unit: 'minutes', count: 2 }],
  ['2026-05-20T04:10:00.000Z', { unit: 'hours', count: 2 }],
  ['2026-05-17T04:10:00.000Z', { unit: 'days', count: 3 }],
  ['2026-05-21T00:00:00.000Z', { unit: 'now', count: 0 }],
  ['nonsense', { unit: 'now', count: 0 }],
])('is told in the largest unit: %s', (at, ago) => {
  expect(agoOf(at, now)).toEqual(ago);
});

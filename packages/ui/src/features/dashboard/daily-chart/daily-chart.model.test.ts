import { expect, it } from 'vitest';
import { scaleTop } from './daily-chart.model';

it.each([
  [0, 4],
  [4, 4],
  [5, 8],
  [9, 12],
  [13, 20],
  [41, 60],
  [96, 100],
  [100, 100],
  [101, 200],
  [4_762, 6_000],
])('measures days of at most %i messages on a scale to %i', (most, top) => {
  expect(scaleTop(most)).toBe(top);
  expect(Number.isInteger(top / 4)).toBe(true);
});

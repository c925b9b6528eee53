import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearing } from './hearing';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Looks once a minute for that many minutes; returns for how long it has heard at the last look. */
function look(heard: ReturnType<typeof hearing>, minutes: number, reachesDatabase = true): number {
  let forMs = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    vi.setSystemTime(Date.now() + MINUTE_MS);
    forMs = heard.forMs();
    if (reachesDatabase) heard.well();
  }
  return forMs;
}

it('A server that has just started has heard nothing, and each minute more', () => {
  const heard = hearing(2 * MINUTE_MS);
  expect(look(heard, 1)).toBe(0);
  expect(look(heard, 10)).toBe(10 * MINUTE_MS);
});

it('A machine that was asleep begins anew', () => {
  const heard = hearing(2 * MINUTE_MS);
  look(heard, 30);
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS);
  expect(look(heard, 1)).toBe(0);
});

it('One failed look at the database is no break, a quarter of an hour is', () => {
  const heard = hearing(2 * MINUTE_MS);
  look(heard, 30);
  look(heard, 1, false);
  expect(look(heard, 1)).toBe(31 * MINUTE_MS);
  look(heard, 15, false);
  expect(look(heard, 5)).toBeLessThanOrEqual(5 * MINUTE_MS);
});

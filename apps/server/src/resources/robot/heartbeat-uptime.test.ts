import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heartbeatUptime } from './heartbeat-uptime';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Checks once a minute for that many minutes; returns the uptime at the last check. */
function run(
  uptime: ReturnType<typeof heartbeatUptime>,
  minutes: number,
  hasDatabase = true,
): number {
  let ms = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    vi.setSystemTime(Date.now() + MINUTE_MS);
    ms = uptime.ms();
    if (hasDatabase) uptime.extend();
  }
  return ms;
}

it('A server that has just started counts from its start', () => {
  const uptime = heartbeatUptime(2 * MINUTE_MS);
  expect(run(uptime, 1)).toBe(0);
  expect(run(uptime, 10)).toBe(10 * MINUTE_MS);
});

it('A machine that was asleep starts over', () => {
  const uptime = heartbeatUptime(2 * MINUTE_MS);
  run(uptime, 30);
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS);
  expect(run(uptime, 1)).toBe(0);
});

it('One failed check of the database is no interruption, a quarter of an hour is', () => {
  const uptime = heartbeatUptime(2 * MINUTE_MS);
  run(uptime, 30);
  run(uptime, 1, false);
  expect(run(uptime, 1)).toBe(31 * MINUTE_MS);
  run(uptime, 15, false);
  expect(run(uptime, 5)).toBeLessThanOrEqual(5 * MINUTE_MS);
});

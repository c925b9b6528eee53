import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrake } from './brake';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('announces the first at once, then once for all of a while, and never misses the last', () => {
  const announce = vi.fn(() => Promise.resolve());
  const brake = createBrake(2_000, announce);
  for (let at = 0; at < 5; at += 1) brake.happened('lin');
  brake.happened('zhou');
  expect(announce.mock.calls).toEqual([['lin'], ['zhou']]);
  vi.advanceTimersByTime(2_000);
  expect(announce.mock.calls).toEqual([['lin'], ['zhou'], ['lin']]);
  vi.advanceTimersByTime(10_000);
  expect(announce).toHaveBeenCalledTimes(3);
  brake.happened('lin');
  brake.happened('lin');
  brake.stop();
  vi.advanceTimersByTime(10_000);
  expect(announce).toHaveBeenCalledTimes(4);
});

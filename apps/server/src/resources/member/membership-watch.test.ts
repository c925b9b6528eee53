import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { membershipService } from './membership.service';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('tells the robot of another membership within a second', async () => {
  const told: string[] = [];
  const changed = new Set<string>();
  const repository = {
    changes: () => Promise.resolve([...changed].map((userId) => ({ userId, at: null }))),
    told: (changes: readonly { readonly userId: string }[]) => {
      changes.forEach(({ userId }) => changed.delete(userId));
      return Promise.resolve();
    },
  };
  const publish = (userId: string) => Promise.resolve(void told.push(userId));
  const stop = membershipService(repository as never, { publish }).watch();
  for (const userId of ['u1', 'u2']) {
    await vi.advanceTimersByTimeAsync(10);
    changed.add(userId);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told.at(-1)).toBe(userId);
  }
  expect(told).toEqual(['u1', 'u2']);
  await stop();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { membershipService } from './membership.service';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A service over memberships that the test changes. */
function watched() {
  const notified: string[] = [];
  const changed = new Set<string>();
  const ends = { inMs: undefined as number | undefined };
  let looks = 0;
  const repository = {
    changes: () => {
      looks += 1;
      return Promise.resolve([...changed].map((userId) => ({ userId, at: null })));
    },
    nextEndMs: () => Promise.resolve(ends.inMs),
    notified: (changes: readonly { readonly userId: string }[]) => {
      changes.forEach(({ userId }) => changed.delete(userId));
      return Promise.resolve();
    },
  };
  const publish = (userId: string, topic: string) => {
    if (topic === 'event') notified.push(userId);
    return Promise.resolve();
  };
  const service = membershipService(repository as never, { publish });
  return { service, notified, changed, ends, looks: () => looks };
}

describe('Memberships', () => {
  it('are checked when one changes, and the robot is notified at once', async () => {
    const { service, notified, changed } = watched();
    const stop = service.watch();
    for (const userId of ['u1', 'u2']) {
      await vi.advanceTimersByTimeAsync(10);
      changed.add(userId);
      service.changed();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(notified.at(-1)).toBe(userId);
    }
    expect(notified).toEqual(['u1', 'u2']);
    await stop();
  });

  it('are looked at once a minute where nothing changes, and no more', async () => {
    const { service, notified, changed, looks } = watched();
    const stop = service.watch();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(looks()).toBeLessThanOrEqual(11);
    changed.add('missed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(notified).toEqual(['missed']);
    await stop();
  });

  it('are looked at when one ends', async () => {
    const { service, ends, looks } = watched();
    ends.inMs = 5_000;
    const stop = service.watch();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(looks()).toBe(1);
    ends.inMs = undefined;
    await vi.advanceTimersByTimeAsync(200);
    expect(looks()).toBe(2);
    await stop();
  });
});

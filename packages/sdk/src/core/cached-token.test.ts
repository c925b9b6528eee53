import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cachedToken } from './cached-token';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-05-20T03:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

/** A server whose sessions last 15 minutes. */
function partner() {
  let opened = 0;
  return vi.fn(() => {
    opened += 1;
    const expiresAt = new Date(Date.now() + 15 * MINUTE_MS).toISOString();
    return Promise.resolve({ token: `session-${opened}`, expiresAt });
  });
}

it('fetches one token for all calls of a moment, and keeps it', async () => {
  const fetchToken = partner();
  const { getToken } = cachedToken(fetchToken);
  await expect(Promise.all([getToken(), getToken(), getToken()])).resolves.toEqual([
    'session-1',
    'session-1',
    'session-1',
  ]);
  vi.setSystemTime(START + 13 * MINUTE_MS);
  expect(await getToken()).toBe('session-1');
  expect(fetchToken).toHaveBeenCalledTimes(1);
});

it('fetches the next one before the last one ends', async () => {
  const { getToken } = cachedToken(partner());
  await getToken();
  vi.setSystemTime(START + 14 * MINUTE_MS);
  expect(await getToken()).toBe('session-2');
});

it('fetches another one when the server has refused it', async () => {
  const { getToken, refresh } = cachedToken(partner());
  await getToken();
  expect(await refresh()).toBe('session-2');
  expect(await getToken()).toBe('session-2');
});

it('asks again after a fetch that failed', async () => {
  const fetchToken = partner().mockRejectedValueOnce(new Error('offline'));
  const { getToken } = cachedToken(fetchToken);
  await expect(getToken()).rejects.toThrow('offline');
  expect(await getToken()).toBe('session-1');
});

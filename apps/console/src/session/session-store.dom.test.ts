import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notices } from './notices';
import { inviteCode, session } from './session-store';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps the invite code of the first visit, and none that is not one', () => {
  for (const search of ['', '?r=', '?r=a%20b', '?r=<b>', '?r=邀请', `?r=${'a'.repeat(33)}`]) {
    inviteCode.storeFirst(search);
    expect(inviteCode.get()).toBe('');
  }
  inviteCode.storeFirst('?a=1&r=Lin_2-x');
  inviteCode.storeFirst('?r=other');
  expect(inviteCode.get()).toBe('Lin_2-x');
});

it('keeps the token and the user id of a login, and neither after a logout', () => {
  session.start('token-1', 'user-1');
  expect(session.token()).toBe('token-1');
  expect({ ...localStorage }).toEqual({ 'cd:token': 'token-1', 'cd:userId': 'user-1' });
  session.end();
  expect(session.token()).toBeNull();
  expect({ ...localStorage }).toEqual({});
});

it('logs in where the browser stores nothing, and says that a reload ends it', () => {
  const shown = vi.fn();
  const stop = notices.listen(shown);
  session.start('token-1', 'user-1');
  expect(shown).not.toHaveBeenCalled();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  session.start('token-2', 'user-1');
  expect(session.token()).toBe('token-2');
  expect(shown).toHaveBeenCalledTimes(1);
  session.end();
  expect(session.token()).toBeNull();
  stop();
});

it('tells of a session that another tab has ended, and not of one that ended here', () => {
  const elsewhere = vi.fn();
  const stop = session.onEndedElsewhere(elsewhere);
  session.start('token', 'user-1');
  session.end();
  expect(elsewhere).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cd:token' }));
  expect(elsewhere).toHaveBeenCalledTimes(1);
  stop();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './browser-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['device', deviceStorage, () => localStorage],
  ['tab', tabStorage, () => sessionStorage],
])('stores for the %s what it is given', (_, storage, browser) => {
  expect(storage.setItem('key', 'value')).toBe(true);
  expect(browser().getItem('key')).toBe('value');
  expect(storage.getItem('key')).toBe('value');
  storage.removeItem('key');
  expect(browser().getItem('key')).toBeNull();
  expect(storage.getItem('key')).toBeNull();
});

it('holds for this page what a browser that denies all access does not store', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(deviceStorage.getItem('key')).toBeNull();
  expect(deviceStorage.setItem('key', 'value')).toBe(false);
  expect(deviceStorage.getItem('key')).toBe('value');
  deviceStorage.removeItem('key');
  expect(deviceStorage.getItem('key')).toBeNull();
});

it('holds the newest value where there is no room for it, until there is again', () => {
  deviceStorage.setItem('key', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  });
  expect(deviceStorage.setItem('key', 'new')).toBe(false);
  expect(deviceStorage.getItem('key')).toBe('new');
  // The next visit does not find the old one.
  expect(localStorage.getItem('key')).toBeNull();
  full.mockRestore();
  expect(deviceStorage.setItem('key', 'newest')).toBe(true);
  expect(localStorage.getItem('key')).toBe('newest');
  expect(deviceStorage.getItem('key')).toBe('newest');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferences, setPreferences } from './preferences';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps what was chosen and nothing else, so that the rest goes on following the browser', () => {
  setPreferences({ isSidebarOpen: false });
  expect({ ...localStorage }).toEqual({ 'cd:sidebar': '0' });
  setPreferences({ scheme: 'dark' });
  expect({ ...localStorage }).toEqual({ 'cd:sidebar': '0', 'cd:scheme': 'dark' });
  expect(preferences()).toMatchObject({ isSidebarOpen: false, scheme: 'dark' });
  setPreferences({ materialView: 'table' });
  expect(localStorage.getItem('cd:materials')).toBe('table');
});

it.each([
  ['folded', true],
  ['open', false],
  [undefined, undefined],
])('starts with the week of schedules as it was left: %s', async (stored, isFolded) => {
  if (stored !== undefined) localStorage.setItem('cd:week', stored);
  vi.resetModules();
  const nextVisit = await import('./preferences');
  expect(nextVisit.preferences().isWeekFolded).toBe(isFolded);
  nextVisit.setPreferences({ isWeekFolded: isFolded !== true });
  expect(localStorage.getItem('cd:week')).toBe(isFolded === true ? 'open' : 'folded');
});

it.each([
  ['1', true],
  ['0', false],
])('starts with the sidebar as it was left: %s', async (stored, isOpen) => {
  localStorage.setItem('cd:sidebar', stored);
  vi.resetModules();
  const nextVisit = await import('./preferences');
  expect(nextVisit.preferences().isSidebarOpen).toBe(isOpen);
});

it.each([
  ['follows a device that turns dark, where no scheme was chosen', undefined, 'dark'],
  ['keeps the scheme that was chosen when the device turns dark', 'light', 'light'],
])('%s', async (_, chosen, shown) => {
  if (chosen !== undefined) localStorage.setItem('cd:scheme', chosen);
  const device = window.matchMedia('(prefers-color-scheme: dark)');
  vi.spyOn(window, 'matchMedia').mockReturnValue(device);
  vi.resetModules();
  const { preferences: shownNow } = await import('./preferences');
  expect(shownNow().scheme).toBe('light');
  Object.defineProperty(device, 'matches', { value: true });
  device.dispatchEvent(new Event('change'));
  expect(shownNow().scheme).toBe(shown);
});

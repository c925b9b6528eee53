import { beforeEach, expect, it, vi } from 'vitest';
import { preferences, setPreferences } from './preferences';

beforeEach(() => localStorage.clear());

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
  ['1', true],
  ['0', false],
])('starts with the sidebar as it was left: %s', async (stored, isOpen) => {
  localStorage.setItem('cd:sidebar', stored);
  vi.resetModules();
  const nextVisit = await import('./preferences');
  expect(nextVisit.preferences().isSidebarOpen).toBe(isOpen);
});

import {
  matchLocale,
  SIDEBAR_STATE,
  sourceLocale,
  type ShippedLocale,
  type SourceLocale,
} from '@chatdeck/sdk/constants';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../storage/browser-storage';

/** False during prerendering, where there is neither a visitor nor a device. */
export const isBrowser = typeof window !== 'undefined';

/** The visitor's preferences, stored on this device and shared by its tabs. */
export interface Preferences {
  readonly locale: ShippedLocale;
  readonly scheme: 'light' | 'dark';
  readonly isSidebarOpen: boolean;
  readonly materialView: 'grid' | 'table';
  /** Whether the week above all schedules is folded; undefined until somebody has said so. */
  readonly isWeekFolded: boolean | undefined;
}

const KEYS = {
  locale: 'cd:locale',
  scheme: 'cd:scheme',
  isSidebarOpen: 'cd:sidebar',
  materialView: 'cd:materials',
  isWeekFolded: 'cd:week',
} as const;
const FOLDED = 'folded';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
/** The preferences of a prerendered page, which names its language. */
let beforehand: Preferences = {
  locale: isBrowser ? sourceLocale(matchLocale(document.documentElement.lang)) : 'zh-CN',
  scheme: 'light',
  isSidebarOpen: true,
  materialView: 'grid',
  isWeekFolded: undefined,
};
let current = isBrowser ? read() : beforehand;

/** Sets the language in which pages are prerendered. */
export function prerenderIn(locale: SourceLocale): void {
  beforehand = { ...beforehand, locale };
  current = beforehand;
}

/** Defaults to the settings of the browser and its device. */
function read(): Preferences {
  const scheme = deviceStorage.getItem(KEYS.scheme);
  const week = deviceStorage.getItem(KEYS.isWeekFolded);
  const prefersDark = window.matchMedia(SYSTEM_IS_DARK).matches;
  const systemScheme = prefersDark ? 'dark' : 'light';
  return {
    locale: matchLocale(deviceStorage.getItem(KEYS.locale) ?? navigator.language),
    scheme: scheme === 'dark' || scheme === 'light' ? scheme : systemScheme,
    isSidebarOpen: deviceStorage.getItem(KEYS.isSidebarOpen) !== SIDEBAR_STATE.closed,
    materialView: deviceStorage.getItem(KEYS.materialView) === 'table' ? 'table' : 'grid',
    isWeekFolded: week === null ? undefined : week === FOLDED,
  };
}

/** The current preferences. */
export const preferences = (): Preferences => current;

/** Changes some preferences and stores only those; the others continue to follow the browser. */
export function setPreferences(changes: Partial<Preferences>): void {
  current = { ...current, ...changes };
  const { locale, scheme, isSidebarOpen, materialView, isWeekFolded } = changes;
  if (locale !== undefined) deviceStorage.setItem(KEYS.locale, locale);
  if (scheme !== undefined) deviceStorage.setItem(KEYS.scheme, scheme);
  if (materialView !== undefined) deviceStorage.setItem(KEYS.materialView, materialView);
  if (isWeekFolded !== undefined)
    deviceStorage.setItem(KEYS.isWeekFolded, isWeekFolded ? FOLDED : 'open');
  if (isSidebarOpen !== undefined) {
    const state = isSidebarOpen ? SIDEBAR_STATE.open : SIDEBAR_STATE.closed;
    deviceStorage.setItem(KEYS.isSidebarOpen, state);
  }
  listeners.forEach((listener) => listener());
}

function readAgain(): void {
  current = read();
  listeners.forEach((listener) => listener());
}

if (isBrowser) {
  window.addEventListener('storage', readAgain);
  // A device may turn dark in the evening.
  window.matchMedia(SYSTEM_IS_DARK).addEventListener('change', readAgain);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current preferences, updated when they change. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(subscribe, preferences, () => beforehand);

export const toggleScheme = () =>
  setPreferences({ scheme: current.scheme === 'dark' ? 'light' : 'dark' });
export const setLocale = (locale: ShippedLocale) => setPreferences({ locale });

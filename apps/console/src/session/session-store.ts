import { useSyncExternalStore } from 'react';
import { isBrowser } from '../preferences/preferences';
import { deviceStorage } from '../storage/browser-storage';
import { notices } from './notices';

/** The storage keys of the console's session; a host that embeds a panel manages its own session. */
const KEYS = { token: 'cd:token', userId: 'cd:userId', inviteCode: 'cd:inviteCode' } as const;

const NOT_STORED = {
  'zh-CN': '浏览器没能保存这次登录，刷新或关闭页面后需要重新登录',
  en: 'Your browser could not store this login. You will have to log in again after a reload.',
};

type Listener = () => void;
const listeners = new Set<Listener>();
const elsewhere = new Set<Listener>();
const notify = (target: ReadonlySet<Listener> = listeners) =>
  target.forEach((listener) => listener());

/** A logout in one tab reaches the others through the storage event. */
if (isBrowser) {
  window.addEventListener('storage', (event) => {
    if (event.key !== KEYS.token && event.key !== null) return;
    notify();
    if (session.token() === null) notify(elsewhere);
  });
}

export const session = {
  /** Null during prerendering. */
  token: (): string | null => (isBrowser ? deviceStorage.getItem(KEYS.token) : null),
  start(token: string, userId: string): void {
    const isStored = deviceStorage.setItem(KEYS.token, token);
    deviceStorage.setItem(KEYS.userId, userId);
    if (!isStored) notices.show({ tone: 'info', text: NOT_STORED });
    notify();
  },
  end(): void {
    deviceStorage.removeItem(KEYS.token);
    deviceStorage.removeItem(KEYS.userId);
    notify();
  },
  /** Calls back whenever the token changes, in this tab or another; returns a function that unsubscribes. */
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Calls back when another tab logs out; a logout in this tab navigates by itself. */
  onEndedElsewhere: (listener: Listener): (() => void) => {
    elsewhere.add(listener);
    return () => elsewhere.delete(listener);
  },
};

/** The invite code of the first visit is retained; later ones are ignored. */
export const inviteCode = {
  get: (): string => deviceStorage.getItem(KEYS.inviteCode) ?? '',
  storeFirst(search: string): void {
    const code = new URLSearchParams(search).get('r') ?? '';
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(code) || inviteCode.get() !== '') return;
    deviceStorage.setItem(KEYS.inviteCode, code);
  },
};

/** The visitor's token, updated when it changes in any tab; null in a prerendered page. */
export const useToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);

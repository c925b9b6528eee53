import { useSyncExternalStore } from 'react';
import { isBrowser } from '../preferences/preferences';

/** The storage keys of the console's session; a host that embeds a panel manages its own session. */
const KEYS = { token: 'cd:token', userId: 'cd:userId', inviteCode: 'cd:inviteCode' } as const;

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
  token: (): string | null => (isBrowser ? localStorage.getItem(KEYS.token) : null),
  start(token: string, userId: string): void {
    localStorage.setItem(KEYS.token, token);
    localStorage.setItem(KEYS.userId, userId);
    notify();
  },
  end(): void {
    localStorage.removeItem(KEYS.token);
    localStorage.removeItem(KEYS.userId);
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
  get: (): string => localStorage.getItem(KEYS.inviteCode) ?? '',
  storeFirst(search: string): void {
    const code = new URLSearchParams(search).get('r') ?? '';
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(code) || inviteCode.get() !== '') return;
    localStorage.setItem(KEYS.inviteCode, code);
  },
};

/** The visitor's token, updated when it changes in any tab; null in a prerendered page. */
export const useToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);

import { vi } from 'vitest';

/** Idle time comes at once, as it does in a browser. */
export function stubIdle(): void {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
}

/** Hides or shows the tab. */
export function setTab(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

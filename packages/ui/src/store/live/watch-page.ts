import { setupListeners } from '@reduxjs/toolkit/query';

/** How a store is told of things. */
export type Dispatch = Parameters<typeof setupListeners>[0];

/**
 * Tells one store whether its page is seen and connected; returns how to stop. With handlers of our own, since the
 * library's serve the first store of a page only.
 */
export const watchPage = (dispatch: Dispatch): (() => void) =>
  setupListeners(dispatch, (send, { onFocus, onFocusLost, onOnline, onOffline }) => {
    const isSeen = () => document.visibilityState !== 'hidden';
    const onVisibility = () => void send(isSeen() ? onFocus() : onFocusLost());
    const online = () => void send(onOnline());
    const offline = () => void send(onOffline());
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  });

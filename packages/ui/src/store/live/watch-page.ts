import { setupListeners } from '@reduxjs/toolkit/query';

/** The dispatch function of a store. */
export type Dispatch = Parameters<typeof setupListeners>[0];

/**
 * Tells one store whether its page is visible and online; returns the function that stops it. Uses our own handlers,
 * since the library's serve only the first store of a page.
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

import { NAVBAR_STICKY_PX } from '@chatdeck/sdk/constants';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page has scrolled so far that its bar sticks. */
export const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > NAVBAR_STICKY_PX,
    () => false,
  );

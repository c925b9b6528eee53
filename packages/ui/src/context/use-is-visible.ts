import { useState, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is visible: false in a background tab or a minimised window. */
export const useIsVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState !== 'hidden',
    () => true,
  );

/** Whether something may begin that is wanted now or was before: it waits for a visible tab, and then goes on in any. */
export function useBegunVisibly(isWanted: boolean): boolean {
  const isVisible = useIsVisible();
  const [hasBegun, setBegun] = useState(false);
  if (isWanted && isVisible && !hasBegun) setBegun(true);
  return isWanted && hasBegun;
}

import { useEffect, useState } from 'react';
import { isOutdated } from './use-outdated';

export const reload = (): void => window.location.reload();

/**
 * Why the code of a page is not there: after an upgrade the server no longer has the files that this page requests, and
 * only a reload finds the new ones.
 */
export function useMissingReason(): 'missing' | 'upgraded' | 'offline' {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let isShown = true;
    void isOutdated().then((outdated) => isShown && setOld(outdated));
    return () => {
      isShown = false;
    };
  }, []);
  if (isOld) return 'upgraded';
  return navigator.onLine ? 'missing' : 'offline';
}

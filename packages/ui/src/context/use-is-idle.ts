import { useEffect, useState } from 'react';

/** Idle time comes at the latest after this long, in ms. */
const LATEST_MS = 2_000;
/** A browser that has no idle callbacks counts as idle after this long, in ms. */
const SOON_MS = 1_000;

function askIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(callback, SOON_MS);
  return () => clearTimeout(timer);
}

/** Calls back in idle time, once the tab is visible; returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {};
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', ask);
    // The tab may have been hidden meanwhile.
    cancel = askIdle(() => (document.visibilityState === 'visible' ? callback() : wait()));
  };
  const wait = () => {
    document.addEventListener('visibilitychange', ask);
    ask();
  };
  wait();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    cancel();
  };
}

/** Whether the tab has been visible and idle since the component was mounted: time for work that nobody waits for. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

import { useEffect, useState } from 'react';

const EVERY_MS = 15 * 60_000;
/** The minimum interval between checks when the page becomes visible again. */
const AT_MOST_MS = 60_000;

/** Script names contain a content hash, so they identify a build. */
const entryOf = (html: string): string | undefined =>
  /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(html)?.[1];

const entryOfPage = (): string | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/** Whether the server offers a different build from this page's; false while that is unknown. */
export async function isOutdated(own = entryOfPage()): Promise<boolean> {
  if (own === undefined || !navigator.onLine) return false;
  try {
    const answer = await fetch('/login', { cache: 'no-cache', headers: { accept: 'text/html' } });
    const offered = answer.ok ? entryOf(await answer.text()) : undefined;
    return offered !== undefined && offered !== own;
  } catch {
    return false;
  }
}

/**
 * Whether this page is older than its server: checked periodically, when the page becomes visible, and when code fails
 * to load.
 */
export function useOutdated() {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let isShown = true;
    let checkedAt = Date.now();
    const check = () => {
      checkedAt = Date.now();
      void isOutdated().then((outdated) => isShown && outdated && setOld(true));
    };
    const checkAfter = (ms: number) => () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt >= ms) check();
    };
    const checkWhenVisible = checkAfter(AT_MOST_MS);
    const timer = setInterval(checkAfter(0), EVERY_MS);
    document.addEventListener('visibilitychange', checkWhenVisible);
    window.addEventListener('vite:preloadError', check);
    return () => {
      isShown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkWhenVisible);
      window.removeEventListener('vite:preloadError', check);
    };
  }, []);
  return { isOld, dismiss: () => setOld(false) };
}

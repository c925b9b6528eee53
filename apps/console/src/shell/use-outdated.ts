import { useEffect, useState } from 'react';

const EVERY_MS = 15 * 60_000;
/** A page that comes to the front again asks at most this often. */
const AT_MOST_MS = 60_000;

/** The scripts of a page name their build: their names carry a hash of what is in them. */
const entryOf = (html: string): string | undefined =>
  /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(html)?.[1];

const entryOfPage = (): string | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/** Whether the server offers another build than this page runs; false while that is not known. */
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

/** Whether this page is older than its server: asked now and then, when the page comes to the front, and when code of it did not come. */
export function useOutdated() {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    let isShown = true;
    let askedAt = Date.now();
    const ask = () => {
      askedAt = Date.now();
      void isOutdated().then((isIt) => isShown && isIt && setOld(true));
    };
    const askAfter = (ms: number) => () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt >= ms) ask();
    };
    const askInFront = askAfter(AT_MOST_MS);
    const timer = setInterval(askAfter(0), EVERY_MS);
    document.addEventListener('visibilitychange', askInFront);
    window.addEventListener('vite:preloadError', ask);
    return () => {
      isShown = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askInFront);
      window.removeEventListener('vite:preloadError', ask);
    };
  }, []);
  return { isOld, dismiss: () => setOld(false) };
}

import { textIn } from '@chatdeck/sdk/constants';
import { useEffect, useState } from 'react';
import { lazyPage } from '../routes/lazy-page';
import { session } from '../session/session-store';
import { usePreferences } from '../preferences/preferences';
import { LOADING } from './page-skeleton';
import { PlainFrame } from './public-shell';

/** A layout that loads within this time gets no loading placeholder, in ms. */
const SOON_MS = 200;

const Shell = lazyPage(async () => (await import('./console-shell')).ConsoleShell, {
  Loading: Awaited,
  Frame: PlainFrame,
});

/** Starts loading the layout of the logged-in console in parallel with its first page. */
export const preloadConsoleShell = (): void => void Shell.ready().catch(() => undefined);

/** The layout of the logged-in console; a visitor who only logs in does not wait for it. */
export const LazyConsoleShell = () => (session.token() === null ? null : <Shell />);

/** The outline that `early.js` shows before this code runs, for a visitor who came from another page. */
function Awaited() {
  const { locale, isSidebarOpen } = usePreferences();
  const [isLate, setLate] = useState(() => document.querySelector('.console-outline') !== null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <div
      className="console-outline"
      data-sidebar={isSidebarOpen ? 'open' : 'closed'}
      role="status"
      aria-label={textIn(LOADING, locale)}
    />
  ) : null;
}

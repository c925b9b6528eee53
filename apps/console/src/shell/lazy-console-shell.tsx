import { useEffect, useState } from 'react';
import { lazyPage } from '../routes/lazy-page';
import { session } from '../session/session-store';
import { PageSkeleton } from './page-skeleton';
import { PlainFrame } from './public-shell';

/** A layout that loads within this time gets no loading placeholder, in ms. */
const SOON_MS = 500;

const Shell = lazyPage(async () => (await import('./console-shell')).ConsoleShell, {
  Loading: Awaited,
  Frame: PlainFrame,
});

/** Starts loading the layout of the logged-in console in parallel with its first page. */
export const preloadConsoleShell = (): void => void Shell.ready().catch(() => undefined);

/** The layout of the logged-in console; a visitor who only logs in does not wait for it. */
export const LazyConsoleShell = () => (session.token() === null ? null : <Shell />);

function Awaited() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <PlainFrame>
      <PageSkeleton />
    </PlainFrame>
  ) : null;
}

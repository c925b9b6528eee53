import { useEffect, useState } from 'react';
import { lazyPage } from '../routes/lazy-page';
import { session } from '../session/session-store';
import { PageSkeleton } from './page-skeleton';
import { PlainFrame } from './public-shell';

/** A frame that comes within this is not announced by another one. */
const SOON_MS = 500;

const Shell = lazyPage(async () => (await import('./console-shell')).ConsoleShell, {
  Loading: Awaited,
  Frame: PlainFrame,
});

/** Begins to fetch the frame of the logged-in console beside the first page in it, not after. */
export const preloadConsoleShell = (): void => void Shell.ready().catch(() => undefined);

/** The frame of the logged-in console; who only logs in does not wait for it. */
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

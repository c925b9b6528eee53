import { lazy, Suspense } from 'react';

const load = () => import('./console-shell');
const Shell = lazy(async () => ({ default: (await load()).ConsoleShell }));

/** Begins to fetch the frame of the logged-in console beside the first page in it, not after. */
export const preloadConsoleShell = (): void => void load();

/** The frame of the logged-in console; who only logs in does not wait for it. */
export const LazyConsoleShell = () => (
  <Suspense fallback={null}>
    <Shell />
  </Suspense>
);

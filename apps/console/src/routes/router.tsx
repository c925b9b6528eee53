import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router';
import { guardLoader } from '../guard/guard-loader';
import { session } from '../session/session-store';
import { preloadConsoleShell } from '../shell/lazy-console-shell';
import { FRAMES } from './frames';
import { pageOf } from './lazy-page';
import { routeObjects } from './route-objects';
import { ROUTES } from './route-table';

/** The router of the whole console, using the browser's address. */
export function createRouter() {
  // After the calls of the guard, which are sent at once.
  if (session.token() !== null) setTimeout(preloadConsoleShell);
  return createBrowserRouter(routeObjects(ROUTES, FRAMES));
}

/**
 * The router for a prerendered page: it starts with that page's code and data.
 * @throws if the code fails to load
 */
export async function createHydratingRouter() {
  const routes = routeObjects(ROUTES, FRAMES);
  const loaderData: NonNullable<HydrationState['loaderData']> = {};
  for (const { route } of matchRoutes(routes, window.location.pathname) ?? []) {
    const entry = ROUTES.find(({ name }) => name === route.id);
    if (!entry) continue;
    await pageOf(entry).ready();
    const request = new Request(window.location.href);
    loaderData[entry.name] = await guardLoader(entry)({ request });
  }
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}

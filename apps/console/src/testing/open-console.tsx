import '@testing-library/jest-dom/vitest';
import { createMockBackend, type MockBackendOptions } from '@chatdeck/sdk/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect } from 'vitest';
import { setPreferences } from '../preferences/preferences';
import { FRAMES } from '../routes/frames';
import type { RouteEntry } from '../routes/route-entry';
import { routeObjects } from '../routes/route-objects';
import { ROUTES } from '../routes/route-table';
import { session } from '../session/session-store';
import { ConsoleShell } from '../shell/console-shell';

const server = setupServer();
server.listen({ onUnhandledRequest: 'error' });
const called: string[] = [];
server.events.on('request:start', ({ request }) => {
  called.push(`${request.method} ${new URL(request.url).pathname}`);
});
afterEach(() => {
  cleanup();
  called.length = 0;
});

const stub = (route: RouteEntry): RouteEntry => ({
  ...route,
  load: () => Promise.resolve(() => <p>{`页面 ${route.path}`}</p>),
});

let visits = 0;
interface Visit {
  readonly hasToken?: boolean;
  /** Addresses with their real pages; all others only show their address. */
  readonly pages?: readonly string[];
  readonly backend?: MockBackendOptions;
  /** Uses the address and the history of the browser, for what goes past the router. Default false. */
  readonly isInBrowser?: boolean;
}

/** Opens an address in the console's real layouts, in Chinese. */
export async function openConsole(
  address: string,
  { hasToken = true, pages = [], backend = {}, isInBrowser = false }: Visit = {},
) {
  server.use(...createMockBackend(backend).handlers);
  setPreferences({ locale: 'zh-CN' });
  visits += 1;
  // Unique, because the guard caches the visitor by token.
  if (hasToken) session.start(`token-${visits}`, 'user-1');
  else session.end();
  // Preloaded, since slow code would show a skeleton first.
  await Promise.all(ROUTES.filter(({ path }) => pages.includes(path)).map(({ load }) => load()));
  const routes = ROUTES.map((route) => (pages.includes(route.path) ? route : stub(route)));
  const frames = { ...FRAMES, Console: ConsoleShell };
  const objects = routeObjects(routes, frames);
  if (isInBrowser) window.history.pushState(null, '', address);
  const router = isInBrowser
    ? createBrowserRouter(objects)
    : createMemoryRouter(objects, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return {
    user: userEvent.setup(),
    at: () => router.state.location.pathname,
    query: () => new URLSearchParams(router.state.location.search),
    called,
  };
}

import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { guardLoader } from '../guard/guard-loader';
import { PUBLIC_ROUTES } from '../guard/public-routes';
import { ConsoleShell } from '../shell/console-shell';
import { PublicShell } from '../shell/public-shell';
import { Root } from '../shell/root';
import type { RouteEntry } from './route-entry';
import { REDIRECTS, ROUTES } from './route-table';

const isPublic = (route: RouteEntry) => PUBLIC_ROUTES.includes(route.name);

const toRoute = (route: RouteEntry): RouteObject => ({
  id: route.name,
  path: route.path,
  loader: guardLoader(route),
  lazy: async () => ({ Component: (await route.load()).default }),
});

const toRedirect = ([path, to]: readonly [string, string]): RouteObject => ({
  path,
  loader: ({ request }) => redirect(to + new URL(request.url).search),
});

/** The router of the whole console, made from the route table. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      HydrateFallback: () => null,
      children: [
        ...[...REDIRECTS].map(toRedirect),
        { element: <PublicShell />, children: ROUTES.filter(isPublic).map(toRoute) },
        {
          element: <ConsoleShell />,
          children: ROUTES.filter((route) => !isPublic(route)).map(toRoute),
        },
        { path: '*', loader: () => redirect('/404') },
      ],
    },
  ]);

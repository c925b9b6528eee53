import type { ComponentType } from 'react';
import { redirect, type LoaderFunction, type RouteObject } from 'react-router';
import { customLoader, guardLoader } from '../guard/guard-loader';
import { PUBLIC_ROUTES } from '../guard/public-routes';
import type { RouteEntry } from './route-entry';
import { REDIRECTS } from './route-table';

/** What stands around the pages. */
export interface Frames {
  readonly Root: ComponentType;
  readonly Public: ComponentType;
  readonly Console: ComponentType;
  readonly Docs: ComponentType;
  /** In the place of a page that could not be shown. */
  readonly Failed: ComponentType;
}

const isPublic = (route: RouteEntry) => PUBLIC_ROUTES.includes(route.name);

/** An address that only leads on. It shows nothing, and says so: the router warns of a page without a component. */
const leading = (path: string, loader: LoaderFunction): RouteObject => ({
  path,
  loader,
  Component: () => null,
});

const toRedirect = ([path, to]: readonly [string, string]): RouteObject =>
  leading(path, ({ request }) => redirect(to + new URL(request.url).search));

/** The routes of the whole console, made from the route table. */
export function routeObjects(routes: readonly RouteEntry[], frames: Frames): RouteObject[] {
  const { Root, Public, Console, Docs, Failed } = frames;
  const toRoute = (route: RouteEntry): RouteObject => ({
    id: route.name,
    path: route.path,
    loader: guardLoader(route),
    ErrorBoundary: Failed,
    lazy: async () => ({ Component: (await route.load()).default }),
  });
  return [
    {
      Component: Root,
      HydrateFallback: () => null,
      children: [
        ...[...REDIRECTS].map(toRedirect),
        {
          Component: Public,
          ErrorBoundary: Failed,
          children: routes.filter((route) => isPublic(route) && !route.frame).map(toRoute),
        },
        {
          Component: Docs,
          ErrorBoundary: Failed,
          children: routes.filter(({ frame }) => frame === 'docs').map(toRoute),
        },
        ...routes.filter(({ frame }) => frame === 'bare').map(toRoute),
        {
          Component: Console,
          ErrorBoundary: Failed,
          children: [
            leading('/custom', customLoader),
            ...routes.filter((route) => !isPublic(route)).map(toRoute),
          ],
        },
        leading('*', () => redirect('/404')),
      ],
    },
  ];
}

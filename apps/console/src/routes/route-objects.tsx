import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { CUSTOM, guardLoader, leadingLoader, strayLoader } from '../guard/guard-loader';
import { PUBLIC_ROUTES } from '../guard/public-routes';
import { isBrowser } from '../preferences/preferences';
import { session } from '../session/session-store';
import { PageSkeleton } from '../shell/page-skeleton';
import { pageOf } from './lazy-page';
import type { RouteEntry } from './route-entry';
import { REDIRECTS } from './route-table';

/** The layouts around the pages. */
export interface Frames {
  readonly Root: ComponentType;
  readonly Public: ComponentType;
  readonly Console: ComponentType;
  readonly Docs: ComponentType;
  readonly Either: ComponentType;
  /** Shown instead of a page that could not be displayed. */
  readonly Failed: ComponentType;
}

const isPublic = (route: RouteEntry) => PUBLIC_ROUTES.includes(route.name);

/** An address that only redirects. The router warns about routes without a component, so it gets an empty one. */
const leading = (path: string, loader: LoaderFunction): RouteObject => ({
  path,
  loader,
  Component: () => null,
  HydrateFallback: PageSkeleton,
});

/** A page that loads within this time is shown without a skeleton first, in ms. */
const SOON_MS = 300;

/** Waits for a page's code, but not for long: the page itself reports a failure to load. */
const isSoonThere = (page: Promise<void>): Promise<unknown> =>
  isBrowser
    ? Promise.race([page.catch(() => undefined), new Promise((end) => setTimeout(end, SOON_MS))])
    : page;

/**
 * A browser sends what was asked first on its few connections: the questions of the guard would come after dozens of files, for
 * seconds on a slow line.
 */
const callsFirst = () => new Promise((resolve) => setTimeout(resolve));

/** The guard of a page, which also preloads its code if the page will probably be shown. */
const loaderOf =
  (route: RouteEntry): LoaderFunction =>
  async ({ request }) => {
    const mayBeShown = isPublic(route) || session.token() !== null;
    const data = guardLoader(route)({ request });
    if (!isPublic(route)) await callsFirst();
    const page = mayBeShown ? pageOf(route).ready() : Promise.resolve();
    return (await Promise.all([data, isSoonThere(page)]))[0];
  };

const toRoute =
  (Failed: ComponentType) =>
  (route: RouteEntry): RouteObject => ({
    id: route.name,
    path: route.path,
    loader: loaderOf(route),
    ErrorBoundary: Failed,
    HydrateFallback: PageSkeleton,
    Component: pageOf(route),
  });

/** The addresses that redirect to these pages, in the same layout, which is rendered before the page is known. */
const leadingTo = (pages: readonly RouteEntry[]): RouteObject[] =>
  [...REDIRECTS]
    .filter(([, to]) => pages.some(({ path }) => path === to))
    .map(([path, to]) => leading(path, leadingLoader(to)));

/** The routes of the whole console, built from the route table. */
export function routeObjects(routes: readonly RouteEntry[], frames: Frames): RouteObject[] {
  const { Root, Public, Console, Docs, Either, Failed } = frames;
  const framed = (
    Frame: ComponentType,
    pages: readonly RouteEntry[],
    more: RouteObject[] = [],
  ) => ({
    Component: Frame,
    ErrorBoundary: Failed,
    children: [...leadingTo(pages), ...more, ...pages.map(toRoute(Failed))],
  });
  return [
    {
      Component: Root,
      HydrateFallback: () => null,
      children: [
        framed(
          Public,
          routes.filter((route) => isPublic(route) && !route.frame),
        ),
        framed(
          Either,
          routes.filter(({ frame }) => frame === 'either'),
        ),
        framed(
          Docs,
          routes.filter(({ frame }) => frame === 'docs'),
        ),
        ...routes.filter(({ frame }) => frame === 'bare').map(toRoute(Failed)),
        framed(
          Console,
          routes.filter((route) => !isPublic(route)),
          [leading(CUSTOM.path, guardLoader(CUSTOM))],
        ),
        leading('*', strayLoader),
      ],
    },
  ];
}

import type { UserInfo } from '@chatdeck/sdk';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { matchPath, redirect, replace, type LoaderFunctionArgs } from 'react-router';
import { isBrowser } from '../preferences/preferences';
import type { RouteEntry } from '../routes/route-entry';
import { REDIRECTS, ROUTES } from '../routes/route-table';
import { notices } from '../session/notices';
import { session } from '../session/session-store';
import { judge, maySeeCustom, type Address, type Verdict, type Visitor } from './guard';
import { PUBLIC_ROUTES } from './public-routes';
import {
  identifyVisitor,
  recordInitialiseRedirect,
  visitorByToken,
  type Identity,
  type Unreachable,
} from './visitor';

/** What a guarded page knows about its visitor. */
export type GuardedData =
  | {
      readonly status: 'known';
      readonly user: UserInfo | undefined;
      readonly hasConfig: boolean;
    }
  /** The server could not be reached; the session is retained meanwhile. */
  | ({ readonly status: 'unreachable' } & Unreachable);

type Loader<T> = (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<T>;

/** The result of following an address: its page, or a redirect. */
type Arrival = { readonly data: GuardedData } | { readonly to: string };

type GuardedRoute = Pick<RouteEntry, 'name' | 'parent'>;

/** Runs the access guard before a page is shown. */
export const guardLoader =
  (route: GuardedRoute): Loader<GuardedData | Response> =>
  async ({ request }) => {
    const url = new URL(request.url);
    const arrival = await arriveAt(route, { ...partsOf(url), hash: hashOf(url) });
    return 'to' in arrival ? redirectFrom(url, arrival.to) : arrival.data;
  };

/** Redirects an address without a page to its final target for this visitor, with its query and fragment. */
export const leadingLoader =
  (to: string): Loader<Response> =>
  async ({ request }) => {
    const url = new URL(request.url);
    return redirectFrom(url, await endOf(to + url.search + hashOf(url)));
  };

/** Redirects an unknown address. */
export const strayLoader: Loader<Response> = ({ request }) =>
  Promise.resolve(redirectFrom(new URL(request.url), LOST.path));

/** `/custom` redirects to the first page that the account has the right to; it has no content. */
export const CUSTOM: GuardedRoute & { readonly path: string } = { name: 'custom', path: '/custom' };
const LOST = { name: '404', path: '/404' };

const partsOf = ({ pathname, search, hash }: URL): Address => ({ path: pathname, search, hash });

/** Follows all redirects of an address, so that the visitor is redirected only once. */
async function endOf(to: string, visitor?: Visitor): Promise<string> {
  const { path, search, hash } = partsOf(new URL(to, 'https://console.invalid'));
  const at = [...REDIRECTS].find(([from]) => matchPath(from, path))?.[1] ?? path;
  const route = [CUSTOM, ...ROUTES].find((entry) => matchPath(entry.path, at)) ?? LOST;
  const arrival = await arriveAt(route, { path: route.path, search, hash }, visitor);
  return 'to' in arrival ? arrival.to : route.path + search + hash;
}

/** `visitor` if already known, so that the server is not queried for each step of a redirect. */
async function arriveAt(
  route: GuardedRoute,
  address: Address,
  visitor?: Visitor,
): Promise<Arrival> {
  const identity: Identity = visitor ? { status: 'known', visitor } : await identityFor(route);
  if (identity.status === 'unreachable') return { data: identity };
  const current = identity.status === 'refused' ? leave(identity.why) : identity.visitor;
  const verdict = decide(route, address, current);
  if (verdict.kind === 'show') {
    return { data: { status: 'known', user: current.user, hasConfig: current.hasConfig } };
  }
  if (verdict.why === 'initialise') {
    recordInitialiseRedirect();
    notices.show({ tone: 'info', text: NOTICE_TEXT['config.missing.newUser'] });
  }
  // A visitor with a token but no user has yet to be identified by the server.
  return { to: await endOf(verdict.to, current.hasToken && !current.user ? undefined : current) };
}

function decide(route: GuardedRoute, address: Address, visitor: Visitor): Verdict {
  const verdict = judge(route, address, visitor);
  // Compared by identity, since a page of the schedules has the same name.
  if (route !== CUSTOM || verdict.kind === 'go') return verdict;
  const pages = ROUTES.filter(({ parent }) => parent === 'custom');
  const first = pages.find(({ name }) => maySeeCustom(visitor.user, name));
  return { kind: 'go', to: first?.path ?? LOST.path };
}

/**
 * Replaces the history entry of a redirected address, since going back to it would only redirect again. A link to it
 * has not created an entry yet, and must not replace that of the current page.
 */
const redirectFrom = (from: URL, to: string): Response =>
  isCurrent(from) ? replace(to) : redirect(to);

/** True if the browser is already at the address: it was typed, or reached by going back. */
const isCurrent = ({ pathname, search }: URL): boolean =>
  isBrowser && window.location.pathname === pathname && window.location.search === search;

/** The router's request does not include the fragment. */
const hashOf = (url: URL): string => (isCurrent(url) ? window.location.hash : '');

/**
 * Public pages need no identity, except the login page, since an expired token does not count as logged in, and the
 * page for an unknown address, which whoever is logged in sees in the console.
 */
async function identityFor({ name }: GuardedRoute): Promise<Identity> {
  const byToken: Identity = { status: 'known', visitor: visitorByToken() };
  if (name !== 'login' && name !== LOST.name) {
    return PUBLIC_ROUTES.includes(name) ? byToken : identifyVisitor();
  }
  const identity = await identifyVisitor();
  return identity.status === 'unreachable' ? byToken : identity;
}

/** Ends a session that the server rejected, and reports why. */
function leave(why: Extract<Identity, { status: 'refused' }>['why']): Visitor {
  session.end();
  notices.show({ tone: 'danger', text: why });
  return visitorByToken();
}

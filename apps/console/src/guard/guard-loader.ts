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
import { identifyVisitor, rememberAsked, visitorByToken, type Identity } from './visitor';

/** What a guarded page knows of its visitor. */
export type GuardedData =
  | {
      readonly status: 'known';
      readonly user: UserInfo | undefined;
      readonly hasConfig: boolean;
    }
  /** The server could not be asked; the session is kept meanwhile. */
  | { readonly status: 'unreachable'; readonly why: string | undefined };

type Loader<T> = (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<T>;

/** Where an address ends: at its page, or elsewhere. */
type Arrival = { readonly data: GuardedData } | { readonly to: string };

type GuardedRoute = Pick<RouteEntry, 'name' | 'parent'>;

/** Runs the access guard before a page is shown. */
export const guardLoader =
  (route: GuardedRoute): Loader<GuardedData | Response> =>
  async ({ request }) => {
    const url = new URL(request.url);
    const arrival = await arriveAt(route, { ...partsOf(url), hash: hashOf(url) });
    return 'to' in arrival ? leadOn(url, arrival.to) : arrival.data;
  };

/** Leads from an address without a page to where it ends for this visitor; what is asked for goes along. */
export const leadingLoader =
  (to: string): Loader<Response> =>
  async ({ request }) => {
    const url = new URL(request.url);
    return leadOn(url, await endOf(to + url.search + hashOf(url)));
  };

/** Leads from an address that there is not. */
export const strayLoader: Loader<Response> = ({ request }) =>
  Promise.resolve(leadOn(new URL(request.url), LOST.path));

/** `/custom` leads to the first page that the account has the right to, and shows nothing itself. */
export const CUSTOM: GuardedRoute & { readonly path: string } = { name: 'custom', path: '/custom' };
const LOST = { name: '404', path: '/404' };

const partsOf = ({ pathname, search, hash }: URL): Address => ({ path: pathname, search, hash });

/** Follows where an address leads, so that the visitor is led there in one step. */
async function endOf(to: string, visitor?: Visitor): Promise<string> {
  const { path, search, hash } = partsOf(new URL(to, 'https://console.invalid'));
  const at = [...REDIRECTS].find(([from]) => matchPath(from, path))?.[1] ?? path;
  const route = [CUSTOM, ...ROUTES].find((entry) => matchPath(entry.path, at)) ?? LOST;
  const arrival = await arriveAt(route, { path: route.path, search, hash }, visitor);
  return 'to' in arrival ? arrival.to : route.path + search + hash;
}

/** `visitor` where she is known already: the server need not be asked at each step of one way. */
async function arriveAt(
  route: GuardedRoute,
  address: Address,
  visitor?: Visitor,
): Promise<Arrival> {
  const identity: Identity = visitor ? { status: 'known', visitor } : await identityFor(route);
  if (identity.status === 'unreachable') return { data: identity };
  const who = identity.status === 'refused' ? leave(identity.why) : identity.visitor;
  const verdict = decide(route, address, who);
  if (verdict.kind === 'show') {
    return { data: { status: 'known', user: who.user, hasConfig: who.hasConfig } };
  }
  if (verdict.why === 'initialise') {
    rememberAsked();
    notices.say({ tone: 'info', text: NOTICE_TEXT['config.missing.newUser'] });
  }
  // Of a visitor with a token and no user, the server has still to say who that is.
  return { to: await endOf(verdict.to, who.hasToken && !who.user ? undefined : who) };
}

function decide(route: GuardedRoute, address: Address, visitor: Visitor): Verdict {
  const verdict = judge(route, address, visitor);
  // Not by its name: a page of the schedules has the same one.
  if (route !== CUSTOM || verdict.kind === 'go') return verdict;
  const pages = ROUTES.filter(({ parent }) => parent === 'custom');
  const first = pages.find(({ name }) => maySeeCustom(visitor.user, name));
  return { kind: 'go', to: first?.path ?? LOST.path };
}

/**
 * An address that stands in the history gives way to where it leads: going back to it would only lead there again. A
 * link to it has made no entry yet, and must not take that of the page it stands on.
 */
const leadOn = (from: URL, to: string): Response => (stands(from) ? replace(to) : redirect(to));

/** True where the browser is at the address already: it was typed, or come back to. */
const stands = ({ pathname, search }: URL): boolean =>
  isBrowser && window.location.pathname === pathname && window.location.search === search;

/** The router asks without the fragment. */
const hashOf = (url: URL): string => (stands(url) ? window.location.hash : '');

/** A public page asks nobody; the login page does, since a token that is not good any more is no login. */
async function identityFor({ name }: GuardedRoute): Promise<Identity> {
  const byToken: Identity = { status: 'known', visitor: visitorByToken() };
  if (name !== 'login') return PUBLIC_ROUTES.includes(name) ? byToken : identifyVisitor();
  const identity = await identifyVisitor();
  return identity.status === 'unreachable' ? byToken : identity;
}

/** Ends a session that the server does not know, and says why. */
function leave(why: Extract<Identity, { status: 'refused' }>['why']): Visitor {
  session.end();
  notices.say({ tone: 'danger', text: why });
  return visitorByToken();
}

import type { UserInfo } from '@chatdeck/sdk';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { RouteEntry } from '../routes/route-entry';
import { REDIRECTS, ROUTES } from '../routes/route-table';
import { notices } from '../session/notices';
import { session } from '../session/session-store';
import { judge, maySeeCustom, type Verdict, type Visitor } from './guard';
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

type Loader = (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<GuardedData | Response>;

/** Runs the access guard before a page is shown. */
export const guardLoader = (route: RouteEntry): Loader =>
  loaderOf(route, (visitor, address) => judge(route, address, visitor));

/** `/custom` leads to the first page that the account has the right to. */
export const customLoader: Loader = loaderOf({ name: 'custom' }, (visitor, address) => {
  const pages = ROUTES.filter(({ parent }) => parent === 'custom');
  const first = pages.find(({ name }) => maySeeCustom(visitor.user, name));
  const verdict = judge({ name: 'custom' }, address, visitor);
  return verdict.kind === 'go' ? verdict : { kind: 'go', to: first?.path ?? '/404' };
});

function loaderOf(
  route: Pick<RouteEntry, 'name'>,
  decide: (visitor: Visitor, address: { path: string; search: string }) => Verdict,
): Loader {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const identity = await identityFor(route);
    if (identity.status === 'unreachable') return identity;
    const visitor = identity.status === 'refused' ? leave(identity.why) : identity.visitor;
    const verdict = decide(visitor, { path: pathname, search });
    if (verdict.kind === 'show') {
      return { status: 'known', user: visitor.user, hasConfig: visitor.hasConfig };
    }
    if (verdict.why === 'initialise') {
      rememberAsked();
      notices.say({ tone: 'info', text: NOTICE_TEXT['config.missing.newUser'] });
    }
    // Straight to the page that a section leads to: one navigation less.
    return redirect(REDIRECTS.get(verdict.to) ?? verdict.to);
  };
}

/** A public page asks nobody; the login page does, since a token that is not good any more is no login. */
async function identityFor({ name }: Pick<RouteEntry, 'name'>): Promise<Identity> {
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

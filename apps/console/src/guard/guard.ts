import type { UserInfo } from '@chatdeck/sdk';
import type { RouteEntry } from '../routes/route-entry';
import { PUBLIC_ROUTES } from './public-routes';
import { loginFor, redirectTarget } from './redirect-target';

/** What the guard knows about the visitor. */
export interface Visitor {
  readonly hasToken: boolean;
  /** Undefined until the server was asked. */
  readonly user: UserInfo | undefined;
  readonly hasConfig: boolean;
  /** This visitor was already sent to the config page once. */
  readonly wasAskedToInitialise: boolean;
}

export type Verdict =
  | { readonly kind: 'show' }
  | { readonly kind: 'go'; readonly to: string; readonly why?: 'initialise' };

/** The access guard of the product specification, section 2, as one decision. */
export function judge(
  route: Pick<RouteEntry, 'name' | 'parent'>,
  address: { readonly path: string; readonly search: string },
  visitor: Visitor,
): Verdict {
  if (PUBLIC_ROUTES.includes(route.name)) {
    const isDone = route.name === 'login' && visitor.hasToken;
    if (!isDone) return { kind: 'show' };
    return { kind: 'go', to: redirectTarget(new URLSearchParams(address.search).get('redirect')) };
  }
  if (!visitor.hasToken) return { kind: 'go', to: loginFor(address.path + address.search) };
  if (route.parent === 'custom' && !visitor.user?.customRole.router.includes(route.name)) {
    return { kind: 'go', to: '/404' };
  }
  if (!visitor.hasConfig && !visitor.wasAskedToInitialise && route.parent !== 'wechat') {
    return { kind: 'go', to: '/wechat', why: 'initialise' };
  }
  return { kind: 'show' };
}

import type { UserInfo } from '@chatdeck/sdk';
import type { RouteEntry } from '../routes/route-entry';
import { PUBLIC_ROUTES } from './public-routes';
import { loginFor, redirectTarget } from './redirect-target';

/** What the guard knows about the visitor. */
export interface Visitor {
  readonly hasToken: boolean;
  /** Undefined until the server has identified the visitor. */
  readonly user: UserInfo | undefined;
  readonly hasConfig: boolean;
  /** This visitor has already been redirected to the config page once. */
  readonly wasSentToInitialise: boolean;
}

/** The requested address. */
export interface Address {
  readonly path: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

export type Verdict =
  | { readonly kind: 'show' }
  | { readonly kind: 'go'; readonly to: string; readonly why?: 'initialise' };

const INITIALISE: Verdict = { kind: 'go', to: '/wechat', why: 'initialise' };

/** The access guard of the product specification, section 2, as a single decision. */
export function judge(
  route: Pick<RouteEntry, 'name' | 'parent'>,
  { path, search, hash }: Address,
  visitor: Visitor,
): Verdict {
  const hasToInitialise = !visitor.hasConfig && !visitor.wasSentToInitialise;
  if (route.name === 'login' && visitor.hasToken) {
    if (hasToInitialise && visitor.user) return INITIALISE;
    return { kind: 'go', to: redirectTarget(new URLSearchParams(search).get('redirect')) };
  }
  if (PUBLIC_ROUTES.includes(route.name)) return { kind: 'show' };
  if (!visitor.hasToken) return { kind: 'go', to: loginFor(path + search + hash) };
  if (route.parent === 'custom' && !maySeeCustom(visitor.user, route.name)) {
    return { kind: 'go', to: '/404' };
  }
  // Who runs the server may have no robot at all.
  if (route.name === 'operator') {
    return mayOperate(visitor.user) ? { kind: 'show' } : { kind: 'go', to: '/404' };
  }
  return hasToInitialise && route.parent !== 'wechat' ? INITIALISE : { kind: 'show' };
}

/** A page of the custom centre requires a right with its name (product specification, section 6). */
export const maySeeCustom = (user: UserInfo | undefined, name: string): boolean =>
  user?.customRole.router.includes(name) ?? false;

/** The operator's page is for accounts that the command line of the server made operators. */
export const mayOperate = (user: UserInfo | undefined): boolean => user?.isOperator === true;

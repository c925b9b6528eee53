import { isVip, type OpenApiKeyScope } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { Endpoint } from '@chatdeck/sdk/contract';
import { isOpenWhileClosing, keyScopesFor, scopesFor } from '@chatdeck/sdk/scopes';
import { Refusal } from '../refusal/refusal';
import type { SignedIn, SigningKey } from './signed-in';

/** The only call of an account that an operator has shut out. */
const OPEN_WHILE_BLOCKED = 'account.logout';

/**
 * Refuses a call whose caller lacks the membership, the scope or the custom right that its endpoint declares. An operator
 * needs two-factor login, except on the machine of the server.
 */
export function requireRight(endpoint: Endpoint, user: SignedIn, isLocal = false): void {
  if (user.blockedAt && endpoint.id !== OPEN_WHILE_BLOCKED) throw new Refusal(CODE.accountBlocked);
  if (user.deletionAt && !isOpenWhileClosing(endpoint.id)) throw new Refusal(CODE.accountClosing);
  const isOpenApi = endpoint.access === 'signed' || user.scopes !== undefined;
  const needsMembership = endpoint.access === 'member' || isOpenApi;
  if (needsMembership && !isVip(user)) throw new Refusal(CODE.membershipNeeded);
  requireScope(endpoint, user);
  if (endpoint.access === 'custom' && user.customRoutes.length === 0) {
    throw new Refusal(CODE.customRightNeeded);
  }
  if (endpoint.access === 'operator') requireOperator(user, isLocal);
}

function requireOperator({ operatorSince, twoFactorSince }: SignedIn, isLocal: boolean): void {
  if (!operatorSince) throw new Refusal(CODE.scopeNeeded);
  if (!twoFactorSince && !isLocal) throw new Refusal(CODE.operatorTwoFactorNeeded);
}

function requireScope(endpoint: Endpoint, { scopes, key }: SignedIn): void {
  if (key) requireKeyScope(keyScopesFor(endpoint.id), key);
  const needed = scopesFor(endpoint.id);
  if (scopes === undefined || needed === 'any') return;
  if (!needed.some((scope) => scopes.includes(scope))) {
    throw new Refusal(CODE.scopeNeeded, { scopes: needed });
  }
}

/** Refuses what a further key may not do: it needs one of these scopes. */
export function requireKeyScope(needed: readonly OpenApiKeyScope[], key: SigningKey): void {
  if (!needed.some((scope) => key.scopes.includes(scope))) {
    throw new Refusal(CODE.scopeNeeded, { scopes: needed });
  }
}

import type { EndpointId } from '../../contract';
import { scopesFor } from '../open-api/open-api.scopes';
import { OPEN_API_KEY_SCOPE, type OpenApiKeyScope } from './open-api-key.constants';

/** The signed calls that no session makes. */
const KEY_ONLY: Readonly<Partial<Record<string, OpenApiKeyScope>>> = {
  'openApi.session': OPEN_API_KEY_SCOPE.session,
  'openApi.addCustomer': OPEN_API_KEY_SCOPE.customers,
} satisfies Partial<Record<EndpointId, OpenApiKeyScope>>;

/** The scopes of which a further key needs one to sign a call; empty for calls that it cannot sign. */
export function keyScopesFor(endpointId: string): readonly OpenApiKeyScope[] {
  const own = KEY_ONLY[endpointId];
  if (own !== undefined) return [own];
  const ofSessions = scopesFor(endpointId);
  return ofSessions === 'any' ? [] : ofSessions;
}

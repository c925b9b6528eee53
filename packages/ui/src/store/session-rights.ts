import { isWithinScopes, scopesFor } from '@chatdeck/sdk/scopes';

/** What a session may ask for. */
interface Rights {
  /** Undefined for the account's own session. */
  readonly scopes: readonly string[] | undefined;
  /** Leaves what reads. */
  readonly isReadOnly: boolean;
}

/** Whether a call is within the rights of a session. */
// Loaded for the session of a partner, and for what is read-only: the account's own may make every call.
export default function isWithinRights(endpoint: string, { scopes, isReadOnly }: Rights): boolean {
  const needed = [scopesFor(endpoint)].flat();
  const isReading = needed.some((scope) => scope === 'any' || scope.endsWith(':read'));
  return isWithinScopes(endpoint, scopes) && (isReading || !isReadOnly);
}

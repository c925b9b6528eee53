import type { OpenApiScope } from '@chatdeck/sdk';
import { useReadOnly } from '#context/read-only.tsx';
import { selectAnswer } from '#store/select-answer.ts';
import { userApi } from '#store/user.api.ts';

interface Rights {
  /** `all` for the account's own; undefined while unknown. */
  readonly scopes: readonly string[] | 'all' | undefined;
  readonly isReadOnly: boolean;
}

/**
 * Whether this session has a right. The account itself has every one; a session for a partner's pages has those that it
 * was opened with; what is read-only has those that read. Undefined while unknown: an action is disabled until then.
 */
export function useMay(scope: OpenApiScope): boolean | undefined {
  const { scopes, isReadOnly } = useRights();
  if (isReadOnly && !scope.endsWith(':read')) return false;
  return scopes === 'all' || scopes?.includes(scope);
}

/**
 * Whether this is the account's own session, which may change things: what belongs to no right, a partner's session may
 * not do. Undefined while unknown.
 */
export function useIsOwn(): boolean | undefined {
  const { scopes, isReadOnly } = useRights();
  if (isReadOnly) return false;
  return scopes === undefined ? undefined : scopes === 'all';
}

function useRights(): Rights {
  const { data: user, error } = userApi.useUserQuery(undefined, {
    selectFromResult: selectAnswer,
  });
  // Where it cannot be found out, the server says what is not allowed; an open dialog stays while it is asked again.
  const scopes = user || error ? (user?.scopes ?? 'all') : undefined;
  return { scopes, isReadOnly: useReadOnly() };
}

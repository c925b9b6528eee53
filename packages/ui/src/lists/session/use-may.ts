import type { OpenApiScope } from '@chatdeck/sdk';
import { accountApi } from '#store/account.api.ts';

/**
 * Whether this session has a right. The account itself has every one; a session for a partner's pages has those that it
 * was opened with. True while unknown, during which nothing is hidden.
 */
export function useMay(scope: OpenApiScope): boolean {
  const { data: user } = accountApi.useUserQuery();
  return user?.scopes === undefined || user.scopes.includes(scope);
}

/** Whether this is the account's own session: what belongs to no right, a partner's session may not do. */
export function useIsOwn(): boolean {
  const { data: user } = accountApi.useUserQuery();
  return user?.scopes === undefined;
}

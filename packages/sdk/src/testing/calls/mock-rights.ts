import { CODE } from '../../core/codes';
import type { Access } from '../../core/endpoint';
import type { UserInfo } from '../../resources/account/account.schema';
import { isVip } from '../../resources/member/member.constants';
import { scopesFor } from '../../resources/open-api/open-api.scopes';

/** The code that rejects a user without permission for a call; undefined when the call is permitted. */
export function missingRight(
  access: Access,
  user: Pick<UserInfo, 'role' | 'customRole'>,
): number | undefined {
  if ((access === 'member' || access === 'signed') && !isVip(user)) return CODE.membershipNeeded;
  if (access === 'custom' && user.customRole.router.length === 0) return CODE.customRightNeeded;
  return undefined;
}

/** Whether a session for a partner's pages may not make a call. */
export function lacksScope(id: string, { scopes }: Pick<UserInfo, 'scopes'>): boolean {
  const needed = scopesFor(id);
  if (scopes === undefined || needed === 'any') return false;
  return !needed.some((scope) => scopes.includes(scope));
}

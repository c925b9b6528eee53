import { CODE } from '../../core/codes';
import type { AnyEndpoint } from '../../contract';
import { isOpenWhileClosing } from '../../resources/account-data/closing-calls';
import type { UserInfo } from '../../resources/account/account.schema';
import { isVip } from '../../resources/member/member.constants';
import { isWithinScopes, scopesFor } from '../../resources/open-api/open-api.scopes';
import { MockRefusal } from './mock-call';

type Rights = Pick<UserInfo, 'role' | 'customRole' | 'scopes' | 'deletionAt' | 'isOperator'>;

/** Refuses what only members may do. */
export function requireMockMembership(user: Pick<Rights, 'role'>): void {
  if (!isVip(user)) throw new MockRefusal(CODE.membershipNeeded);
}

/** Refuses a call as the server does: first for the membership, then for the scope, then for the custom right. */
export function requireMockRight({ id, access }: AnyEndpoint, user: Rights): void {
  if (access === 'public') return;
  if (user.deletionAt !== undefined && !isOpenWhileClosing(id)) {
    throw new MockRefusal(CODE.accountClosing);
  }
  if (access === 'member' || access === 'signed' || user.scopes) requireMockMembership(user);
  if (!isWithinScopes(id, user.scopes)) {
    throw new MockRefusal(CODE.scopeNeeded, { scopes: scopesFor(id) });
  }
  if (access === 'custom' && user.customRole.router.length === 0) {
    throw new MockRefusal(CODE.customRightNeeded);
  }
  if (access === 'operator' && user.isOperator !== true) throw new MockRefusal(CODE.scopeNeeded);
}

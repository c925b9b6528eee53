import { CODE } from '../../core/codes';
import type { Access } from '../../core/endpoint';
import type { UserInfo } from '../../resources/account/account.schema';
import { isVip } from '../../resources/member/member.constants';

/** The code that rejects a user without permission for a call; undefined when the call is permitted. */
export function missingRight(
  access: Access,
  user: Pick<UserInfo, 'role' | 'customRole'>,
): number | undefined {
  if ((access === 'member' || access === 'signed') && !isVip(user)) return CODE.membershipNeeded;
  if (access === 'custom' && user.customRole.router.length === 0) return CODE.customRightNeeded;
  return undefined;
}

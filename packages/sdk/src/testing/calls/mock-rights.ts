import { CODE } from '../../core/codes';
import type { Access } from '../../core/endpoint';
import type { UserInfo } from '../../resources/account/account.schema';
import { isVip } from '../../resources/member/member.constants';

/** The code that a user without the right for a call is refused with; nothing when the call may be made. */
export function missingRight(
  access: Access,
  user: Pick<UserInfo, 'role' | 'customRole'>,
): number | undefined {
  if ((access === 'member' || access === 'signed') && !isVip(user)) return CODE.membershipNeeded;
  if (access === 'custom' && user.customRole.router.length === 0) return CODE.customRightNeeded;
  return undefined;
}

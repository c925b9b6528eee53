import { isVip } from '@chatdeck/sdk/constants';
import { userApi } from '#store/user.api.ts';

/** Whether the account is a member; undefined while unknown, during which nothing is locked. */
export function useMembership(): { readonly isMember: boolean | undefined } {
  const { data: user } = userApi.useUserQuery();
  return { isMember: user && isVip(user) };
}

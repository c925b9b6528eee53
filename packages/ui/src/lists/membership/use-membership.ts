import { isVip } from '@chatdeck/sdk/constants';
import { accountApi } from '#store/account.api.ts';

/** Whether the account is a member; undefined while unknown, during which nothing is locked. */
export function useMembership(): { readonly isMember: boolean | undefined } {
  const { data: user } = accountApi.useUserQuery();
  return { isMember: user && isVip(user) };
}

import { isVip } from '@chatdeck/sdk/constants';
import { selectAnswer } from '#store/select-answer.ts';
import { userApi } from '#store/user.api.ts';

/** Whether the account is a member; undefined while unknown, during which nothing is locked. */
export function useMembership(): { readonly isMember: boolean | undefined } {
  const { data: user } = userApi.useUserQuery(undefined, {
    selectFromResult: selectAnswer,
  });
  return { isMember: user && isVip(user) };
}

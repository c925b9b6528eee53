import { isVip } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import { userApi } from '#store/user.api.ts';

/** The state of a guarded control. */
export interface MemberGuardState {
  /** Whether the account is a member; undefined while that is not known. */
  readonly isMember: boolean | undefined;
  /** Runs the action for a member, and opens the dialog for others. */
  readonly enter: () => void;
  readonly isDialogOpen: boolean;
  readonly setDialogOpen: (isDialogOpen: boolean) => void;
}

/**
 * Lets members through. If the account cannot be fetched the action runs too: the server refuses what is not allowed,
 * and no member is locked out by a failed request. With `isNeeded` false nothing is fetched.
 */
export function useMemberGuard(onEnter: () => void, isNeeded = true): MemberGuardState {
  const { data: user } = userApi.useUserQuery(undefined, { skip: !isNeeded });
  const [fetchUser] = userApi.useLazyUserQuery();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isWaiting = useRef(false);

  const enter = async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const { data } = user ? { data: user } : await fetchUser(undefined, true);
    isWaiting.current = false;
    if (data && !isVip(data)) setDialogOpen(true);
    else onEnter();
  };
  return {
    isMember: user && isVip(user),
    enter: () => void enter(),
    isDialogOpen,
    setDialogOpen,
  };
}

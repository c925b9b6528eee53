import { ROLE } from '@chatdeck/sdk/constants';
import { useRef, useState } from 'react';
import { accountApi } from '#store/account.api.ts';

/** What a guarded control needs to know. */
export interface MemberGuardState {
  /** Whether the account is a member; undefined while that is not known. */
  readonly isMember: boolean | undefined;
  /** Goes on for a member, and opens the dialog for anybody else. */
  readonly enter: () => void;
  readonly isAsking: boolean;
  readonly setAsking: (isAsking: boolean) => void;
}

/**
 * Lets members through. Where the account cannot be asked the press goes through too: the server refuses what it
 * must not do, so that a member never meets a closed door for want of an answer. One that is not needed asks nothing.
 */
export function useMemberGuard(onEnter: () => void, isNeeded = true): MemberGuardState {
  const { data: user } = accountApi.useUserQuery(undefined, { skip: !isNeeded });
  const [ask] = accountApi.useLazyUserQuery();
  const [isAsking, setAsking] = useState(false);
  const isWaiting = useRef(false);

  const enter = async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const { data } = user ? { data: user } : await ask(undefined, true);
    isWaiting.current = false;
    if (data && data.role !== ROLE.member) setAsking(true);
    else onEnter();
  };
  return {
    isMember: user && user.role === ROLE.member,
    enter: () => void enter(),
    isAsking,
    setAsking,
  };
}

import type { ReactNode } from 'react';
import { MemberDialog } from '../lazy-dialogs';
import { useMemberGuard } from './use-member-guard';

/** What a guarded control is drawn with. */
export interface GuardedControl {
  /** The control's own press: it acts for members and asks everybody else to become one. */
  readonly onPress: () => void;
  /** Whether the account is a member; undefined while that is not known. */
  readonly isMember: boolean | undefined;
}

export interface MemberGuardProps {
  /** What the control does for a member. */
  readonly onPress: () => void;
  readonly children: (control: GuardedControl) => ReactNode;
}

/** A control for members: anybody else is told so when pressing it (product specification, section 6). */
export function MemberGuard({ onPress, children }: MemberGuardProps) {
  const { isMember, enter, isAsking, setAsking } = useMemberGuard(onPress);
  return (
    <>
      {children({ onPress: enter, isMember })}
      {isAsking ? <MemberDialog isOpen onOpenChange={setAsking} /> : null}
    </>
  );
}

import type { ReactNode } from 'react';
import { MemberDialog } from '../lazy-dialogs';
import { useMemberGuard } from './use-member-guard';

/** The props that a guarded control is rendered with. */
export interface GuardedControl {
  /** The guarded press handler: it acts for members and opens the membership dialog for others. */
  readonly onPress: () => void;
  /** Whether the account is a member; undefined while that is not known. */
  readonly isMember: boolean | undefined;
}

export interface MemberGuardProps {
  /** The action for a member. */
  readonly onPress: () => void;
  readonly children: (control: GuardedControl) => ReactNode;
}

/** A control for members: others see a notice when they press it (product specification, section 6). */
export function MemberGuard({ onPress, children }: MemberGuardProps) {
  const { isMember, enter, isDialogOpen, setDialogOpen } = useMemberGuard(onPress);
  return (
    <>
      {children({ onPress: enter, isMember })}
      {isDialogOpen ? <MemberDialog isOpen onOpenChange={setDialogOpen} /> : null}
    </>
  );
}

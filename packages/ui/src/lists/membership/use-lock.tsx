import { useMemo, useState, type ReactNode } from 'react';
import { MemberDialog } from './lazy-member-dialog';
import { useMembership } from './use-membership';

/** What is for members, as others see it: everything in its place, and what is pressed says what it needs. */
export interface Lock {
  /** False while the membership is unknown, and where none is needed. */
  readonly isLocked: boolean;
  /** Says that it needs a membership: what every control does where `isLocked`. */
  readonly ask: () => void;
  /** The dialog of `ask`; rendered once beside the controls. */
  readonly dialog: ReactNode;
}

/** The lock of a page, or of a part of it, that may be for members. */
export function useLock(isForMembers = true): Lock {
  const { isMember } = useMembership();
  const [isOpen, setOpen] = useState(false);
  const isLocked = isForMembers && isMember === false;
  return useMemo(
    () => ({
      isLocked,
      ask: () => setOpen(true),
      dialog: isOpen ? <MemberDialog isOpen onOpenChange={setOpen} /> : null,
    }),
    [isLocked, isOpen],
  );
}

import { useState, type ReactNode } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';

const RobotDialog = lazyDialog(() => import('./robot-dialog'));

/** Opens the login of the robot with its QR code, and its versions; `dialog` is rendered beside what opens it. */
export function useRobotDialog(name: string): {
  readonly open: () => void;
  readonly dialog: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen ? (
      <DialogBoundary isOpen>
        <RobotDialog name={name} onOpenChange={setOpen} />
      </DialogBoundary>
    ) : null,
  };
}

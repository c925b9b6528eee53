import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { NotInSession } from '#primitives/failed-state/failed-state.tsx';
import { DialogBoundary } from '#primitives/panel-boundary/dialog-boundary.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The title that the dialog has where it is open. */
  readonly title: string;
  /** Whether the session may do what the dialog is for; it opens once that is known. */
  readonly isAllowed: boolean | undefined;
  readonly children: ReactNode;
}

/** A dialog for those who may; a session that may not is told so, and nothing is typed in vain. */
export function DialogInSession({ isOpen, onOpenChange, title, isAllowed, children }: Props) {
  const { close } = useMessages(primitiveMessages);
  return (
    <DialogBoundary isOpen={isOpen}>
      {isAllowed && children}
      {isAllowed === false && (
        <Dialog
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          title={title}
          isDismissable
          footer={
            <Button isTouch onPress={() => onOpenChange(false)}>
              {close}
            </Button>
          }
        >
          <NotInSession />
        </Dialog>
      )}
    </DialogBoundary>
  );
}

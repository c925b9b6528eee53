import { useState, type ReactNode } from 'react';
import { useMessages } from '#messages';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';
import { Dialog, type DialogProps } from '../dialog/dialog';
import { guardedDialogMessages } from './guarded-dialog.messages';

export interface GuardedDialogProps extends Omit<DialogProps, 'footer' | 'isDismissable'> {
  /** Whether closing would lose input. */
  readonly isDirty: boolean;
  /** The buttons; a cancel button calls `close`, which asks for confirmation like Esc and the cross. */
  readonly footer: (close: () => void) => ReactNode;
}

/** A dialog that asks before unsaved input is lost. `onOpenChange` is called only once closing is confirmed. */
export function GuardedDialog({ isDirty, footer, ...dialog }: GuardedDialogProps) {
  const { isOpen, onOpenChange } = dialog;
  const t = useMessages(guardedDialogMessages);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onOpenChange(false));
  const leave = () => {
    setAsking(false);
    onOpenChange(false);
  };
  return (
    <>
      <Dialog
        {...dialog}
        onOpenChange={(open) => (open ? onOpenChange(true) : close())}
        footer={footer(close)}
      />
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        onOpenChange={setAsking}
        title={t.title}
        cancelLabel={t.stay}
        confirmLabel={t.leave}
        tone="danger"
        onConfirm={() => isAsking && leave()}
      >
        {t.text}
      </ConfirmDialog>
    </>
  );
}

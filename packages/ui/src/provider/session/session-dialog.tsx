import { useMessages } from '#messages';
import { providerMessages } from '#messages/provider.messages.ts';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';

export interface SessionDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks the user to sign in again once the session has ended (product specification, section 8). */
export default function SessionDialog({ onConfirm, onClose }: SessionDialogProps) {
  const t = useMessages(providerMessages);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t.sessionTitle}
      confirmLabel={t.sessionConfirm}
      onConfirm={onConfirm}
    >
      {t.sessionText}
    </ConfirmDialog>
  );
}

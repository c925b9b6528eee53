import { useMessages } from '#messages';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { phoneBindingMessages } from './phone-binding.messages';
import { useUnbinding } from './use-phone-binding';

interface Props {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks before the bound phone can no longer log in. */
export function UnbindDialog({ isOpen, onOpenChange }: Props) {
  const t = useMessages(phoneBindingMessages);
  const unbinding = useUnbinding(() => onOpenChange(false));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.unbindTitle}
      confirmLabel={t.unbind}
      cancelLabel={t.cancel}
      tone="danger"
      isPending={unbinding.isPending}
      onConfirm={unbinding.confirm}
    >
      {t.unbindText}
    </ConfirmDialog>
  );
}

import { useMessages } from '../../../messages';
import { ConfirmDialog } from '../../../primitives/confirm-dialog/confirm-dialog';
import { materialPanelMessages } from './material-panel.messages';

interface RemoveMaterialDialogProps {
  readonly name: string;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a material is deleted. */
export default function RemoveMaterialDialog(props: RemoveMaterialDialogProps) {
  const t = useMessages(materialPanelMessages);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={props.onClose}
      title={t.removeTitle({ name: props.name })}
      confirmLabel={t.remove}
      tone="danger"
      isPending={props.isPending}
      onConfirm={props.onConfirm}
    >
      {t.removeText}
    </ConfirmDialog>
  );
}

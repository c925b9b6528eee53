import { useMessages } from '#messages';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { configMessages } from './config.messages';

/** A navigation that a host holds back while something is unsaved. */
export interface BlockedLeave {
  readonly stay: () => void;
  readonly leave: () => void;
}

interface Props {
  readonly leave: BlockedLeave | undefined;
  /** What was typed is given up. */
  readonly onLeave: () => void;
}

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog({ leave, onLeave }: Props) {
  const t = useMessages(configMessages);
  return (
    <ConfirmDialog
      isOpen={leave !== undefined}
      onOpenChange={() => leave?.stay()}
      title={t.leaveTitle}
      cancelLabel={t.keepEditing}
      confirmLabel={t.leave}
      tone="danger"
      onConfirm={() => {
        onLeave();
        leave?.leave();
      }}
    >
      {t.leaveText}
    </ConfirmDialog>
  );
}

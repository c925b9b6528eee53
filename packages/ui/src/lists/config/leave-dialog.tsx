import { useMessages } from '#messages';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { configMessages } from './config.messages';

/** A navigation that a host blocks while there are unsaved changes. */
export interface BlockedLeave {
  readonly stay: () => void;
  readonly leave: () => void;
}

interface Props {
  readonly leave: BlockedLeave | undefined;
  /** The unsaved changes are discarded. */
  readonly onLeave: () => void;
}

/** Asks for confirmation before a page with unsaved changes is left. */
export function LeaveDialog({ leave, onLeave }: Props) {
  const t = useMessages(configMessages);
  return (
    <LazyConfirmDialog
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
    </LazyConfirmDialog>
  );
}

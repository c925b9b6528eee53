import { Eraser } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { LazyConfirmDialog } from '#primitives/confirm-dialog/lazy-confirm-dialog.tsx';
import { clearRecordsMessages } from './clear-records.messages';
import { useClearRecords } from './use-clear-records';

/** Deletes the robot's chat records. */
export function ClearRecordsButton() {
  const t = useMessages(clearRecordsMessages);
  const clearing = useClearRecords();
  const { isOffline, setConfirming } = clearing;
  return (
    <>
      <Button isTouch icon={Eraser} isDisabled={isOffline} onPress={() => setConfirming(true)}>
        {isOffline ? t.openOffline : t.open}
      </Button>
      <ClearRecordsDialog {...clearing} />
    </>
  );
}

/** Asks before the records are deleted for good. */
export function ClearRecordsDialog(clearing: ReturnType<typeof useClearRecords>) {
  const t = useMessages(clearRecordsMessages);
  const { isConfirming, setConfirming, isPending, confirm } = clearing;
  return (
    <LazyConfirmDialog
      isOpen={isConfirming}
      onOpenChange={setConfirming}
      title={t.title}
      confirmLabel={t.confirm}
      tone="danger"
      isPending={isPending}
      onConfirm={confirm}
    >
      {t.text}
    </LazyConfirmDialog>
  );
}

import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Relations } from './related-dialog';
import { relatedMessages } from './related.messages';
import { useRemovalWhenFree } from './use-removal-when-free';
import { useIsUsed, type Referenced } from './use-related';

interface Props {
  readonly subject: Referenced;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Removes what is used nowhere at once; of anything else it says where it is used, and asks. */
export default function RemoveUsedDialog({ subject, onRemove, onClose }: Props) {
  const t = useMessages(relatedMessages);
  const { kind, name } = subject;
  const isUsed = useIsUsed(subject);
  const isFree = isUsed === false;
  const remove = useRemovalWhenFree(isFree, { onRemove, onClose });
  if (!isUsed) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.removeTitle({ name })}
      description={t[`${kind}Text`]}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.doNotDelete}</Button>
          <Button variant="danger" onPress={remove}>
            {t.removeAnyway}
          </Button>
        </>
      }
    >
      <Relations target={subject} />
    </Dialog>
  );
}

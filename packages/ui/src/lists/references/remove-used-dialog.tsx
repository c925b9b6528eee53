import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Text } from '#primitives/text/text.tsx';
import { Relations } from './related-dialog';
import { relatedMessages } from './related.messages';
import { useRemovalWhenFree } from './use-removal-when-free';
import { useUsage, type Referenced } from './use-related';

interface Props {
  readonly subject: Referenced;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Removes what is used nowhere at once; of anything else it says where it is used, or that it cannot say, and asks. */
export default function RemoveUsedDialog({ subject, onRemove, onClose }: Props) {
  const t = useMessages(relatedMessages);
  const { kind, name } = subject;
  const usage = useUsage(subject);
  const remove = useRemovalWhenFree(usage === 'free', { onRemove, onClose });
  if (usage === 'asking' || usage === 'free') return null;
  const isKnown = usage === 'used';
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={isKnown ? t.removeTitle({ name }) : t.unknownTitle({ name })}
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
      {isKnown ? <Relations target={subject} /> : <Text as="p">{t.unknownText}</Text>}
    </Dialog>
  );
}

import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { editedKeys, type EditedConfig } from '#lists/config/config-edits.ts';
import { configMessages } from '#lists/config/config.messages.ts';
import { changeOf, inFormOrder } from '#lists/config/difference.ts';
import { robotConfigMessages } from '../robot-config.messages';
import { ChangeList } from './change-list';

interface Props {
  readonly config: EditedConfig;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** What a save would change. */
export default function DifferenceDialog({ config, isSaving, onSave, onClose }: Props) {
  const t = useMessages(robotConfigMessages);
  const { keepEditing } = useMessages(configMessages);
  const { locale } = useChatdeck();
  const { base, edits } = config;
  const changes = inFormOrder(editedKeys(edits)).map((field) =>
    changeOf(field, base.values[field.key], edits[field.key] ?? null, locale),
  );
  return (
    <Dialog
      isOpen
      isDismissable
      onOpenChange={onClose}
      title={t.changesTitle}
      footer={
        <>
          <Button isTouch onPress={onClose}>
            {keepEditing}
          </Button>
          <Button isTouch variant="primary" isPending={isSaving} onPress={onSave}>
            {t.saveAll}
          </Button>
        </>
      }
    >
      <ChangeList label={t.changesTitle} changes={changes} sides={[t.valueBefore, t.valueAfter]} />
    </Dialog>
  );
}

import { TARGET_TYPES, type TargetType } from '@chatdeck/sdk/constants';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { ChoiceField } from '#forms/choice-field.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { TargetPicker } from '#features/target/index.ts';
import { SendMessageDialog } from '../lazy-dialogs';
import { sendToOneMessages } from './send-to-one.messages';

const nobody: readonly SendTarget[] = [];

interface SendToOneDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Sends one message to a group or a friend that is chosen first. */
export default function SendToOneDialog({ isOpen, onOpenChange }: SendToOneDialogProps) {
  const t = useMessages(sendToOneMessages);
  const [kind, setKind] = useState<TargetType>('room');
  const [target, setTarget] = useState<SendTarget>();
  if (target) return <SendMessageDialog isOpen target={target} onOpenChange={onOpenChange} />;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t.title}
      description={t.hint}
      isDismissable
    >
      <Stack>
        <ChoiceField label={t.kind} choices={TARGET_TYPES} value={kind} onChange={setKind} />
        <TargetPicker
          key={kind}
          kind={kind}
          limit={1}
          selection={nobody}
          onSelectionChange={([chosen]) => setTarget(chosen)}
        />
      </Stack>
    </Dialog>
  );
}

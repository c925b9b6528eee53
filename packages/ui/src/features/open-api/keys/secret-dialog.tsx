import type { NewOpenApiKey } from '@chatdeck/sdk';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Checkbox } from '#primitives/checkbox/checkbox.tsx';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { CopyField } from '#primitives/copy-field/copy-field.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { keysMessages } from './keys.messages';

interface Props {
  readonly shown: NewOpenApiKey;
  readonly onClose: () => void;
}

/** Shows the secret of a key, this once; closing it asks again until it was kept. */
export default function SecretDialog({ shown, onClose }: Props) {
  const t = useMessages(keysMessages);
  const [isKept, setKept] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => {
          if (isOpen) return;
          if (isKept) onClose();
          else setLeaving(true);
        }}
        title={t.secretTitle}
        description={t.secretText}
        size="sm"
        footer={
          <Button isTouch variant="primary" isDisabled={!isKept} onPress={onClose}>
            {t.done}
          </Button>
        }
      >
        <Stack>
          <CopyField label={t.apiKey} value={shown.apiKey} />
          <CopyField label={t.apiSecret} value={shown.apiSecret} />
          <Checkbox value={isKept} onChange={setKept}>
            {t.kept}
          </Checkbox>
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        title={t.leaveTitle}
        cancelLabel={t.stay}
        confirmLabel={t.leave}
        tone="danger"
        onConfirm={onClose}
      >
        {t.leaveText}
      </ConfirmDialog>
    </>
  );
}

import type { NewOpenApiKey, OpenApiKey, SecretOverlap } from '@chatdeck/sdk';
import { DEFAULT_SECRET_OVERLAP, SECRET_OVERLAPS } from '@chatdeck/sdk/plain-rules';
import { useState } from 'react';
import { ChoiceField } from '#forms/choice-field.tsx';
import { useMessages } from '#messages';
import { ConfirmDialog } from '#primitives/confirm-dialog/confirm-dialog.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { keysMessages } from './keys.messages';
import { useRotateKey } from './use-keys';

interface Props {
  readonly rotated: OpenApiKey;
  readonly onClose: () => void;
  readonly onSecret: (key: NewOpenApiKey) => void;
}

/** Gives a key a new secret, and says how long the old one works. */
export default function RotateDialog({ rotated, onClose, onSecret }: Props) {
  const t = useMessages(keysMessages);
  const [overlapMs, setOverlap] = useState<SecretOverlap>(DEFAULT_SECRET_OVERLAP);
  const { rotate, isRotating } = useRotateKey(rotated, onSecret);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t.rotateTitle({ name: rotated.name })}
      confirmLabel={t.rotate}
      tone={overlapMs === 0 ? 'danger' : 'primary'}
      isPending={isRotating}
      onConfirm={() => void rotate(overlapMs)}
    >
      <Stack>
        <Text as="p">{t.rotateText}</Text>
        <ChoiceField
          label={t.overlap}
          choices={SECRET_OVERLAPS}
          value={overlapMs}
          onChange={setOverlap}
        />
      </Stack>
    </ConfirmDialog>
  );
}

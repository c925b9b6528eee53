import type { Material } from '@chatdeck/sdk';
import { Layers } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { ChosenList } from '#features/material/material-picker/chosen-materials.tsx';
import { messageFormMessages } from './message-form.messages';

export interface PickedMaterialsProps {
  readonly choice: readonly Material[];
  readonly onRemove: (material: Material) => void;
  /** Opens the picker. */
  readonly onPick: () => void;
  /** The error of the selection. */
  readonly error: string | undefined;
}

/** The materials to send, with a button that opens the picker. */
export function PickedMaterials({ choice, onRemove, onPick, error }: PickedMaterialsProps) {
  const t = useMessages(messageFormMessages);
  const isEmpty = choice.length === 0;
  return (
    <Stack gap={2}>
      {isEmpty ? (
        <Text as="p" tone="muted">
          {t.nothingPicked}
        </Text>
      ) : (
        <ChosenList choice={choice} onRemove={onRemove} />
      )}
      <div>
        <Button isTouch icon={Layers} onPress={onPick}>
          {isEmpty ? t.pick : t.pickOther}
        </Button>
      </div>
      {error === undefined ? null : (
        <div role="alert">
          <Text size="xs" tone="danger">
            {error}
          </Text>
        </div>
      )}
    </Stack>
  );
}

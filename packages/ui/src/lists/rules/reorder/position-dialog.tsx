import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { TextField } from '#primitives/text-field/text-field.tsx';
import { reorderMessages } from './reorder.messages';

interface Props {
  readonly label: string;
  /** The index of the row, from 0. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks for the place that a row is moved to, in a list of many pages. */
export function PositionDialog({ label, at, count, onMove, onOpenChange }: Props) {
  const t = useMessages(reorderMessages);
  const [text, setText] = useState(String(at + 1));
  const [isTried, setTried] = useState(false);
  const number = text.trim() === '' ? NaN : Number(text);
  const isPlace = Number.isInteger(number) && number >= 1 && number <= count;
  const submit = () => {
    setTried(true);
    if (!isPlace) return;
    onOpenChange(false);
    onMove(number - 1);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      size="sm"
      title={t.positionTitle}
      description={t.positionText({ label, number: at + 1 })}
      onSubmit={submit}
      footer={
        <>
          <Button isTouch onPress={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button isTouch variant="primary" type="submit">
            {t.move}
          </Button>
        </>
      }
    >
      <TextField
        inputMode="numeric"
        label={t.position}
        description={t.positionHint({ count })}
        errorMessage={isTried && !isPlace ? t.positionWrong({ count }) : undefined}
        value={text}
        onChange={setText}
      />
    </Dialog>
  );
}

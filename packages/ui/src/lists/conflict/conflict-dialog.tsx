import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { conflictMessages } from './conflict.messages';

interface Props {
  /** The other one deleted it. */
  readonly isGone: boolean;
  /** What each of the two changed. */
  readonly children: ReactNode;
  readonly onDiscard: () => void;
  /** Also where the dialog is closed: what was typed is never lost by that. */
  readonly onEditAgain: () => void;
  readonly onOverwrite: () => void;
  /** Left out where both changed the same, so that one has to be chosen. */
  readonly onMerge?: (() => void) | undefined;
}

/** Asks what is saved of something that two people changed. */
export function ConflictDialog(props: Props) {
  const { isGone, children, onDiscard, onEditAgain, onOverwrite, onMerge } = props;
  const t = useMessages(conflictMessages);
  return (
    <Dialog
      isOpen
      onOpenChange={onEditAgain}
      title={isGone ? t.deletedTitle : t.changedTitle}
      description={isGone ? t.deletedText : t.changedText}
      footer={
        <>
          <Button isTouch onPress={onDiscard}>
            {t.useTheirs}
          </Button>
          <Button isTouch onPress={onEditAgain}>
            {t.editAgain}
          </Button>
          <Button isTouch variant={onMerge ? 'secondary' : 'primary'} onPress={onOverwrite}>
            {isGone ? t.saveAsNew : t.overwrite}
          </Button>
          {onMerge ? (
            <Button isTouch variant="primary" onPress={onMerge}>
              {t.merge}
            </Button>
          ) : null}
        </>
      }
    >
      {children}
    </Dialog>
  );
}

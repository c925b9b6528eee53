import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { conflictMessages } from './conflict.messages';

interface Props {
  /** The other editor deleted it. */
  readonly isGone: boolean;
  /** The changes of both editors. */
  readonly children: ReactNode;
  readonly onDiscard: () => void;
  /** Also called when the dialog is closed, so that closing never loses input. */
  readonly onEditAgain: () => void;
  readonly onOverwrite: () => void;
  /** Omitted if both changed the same part, so that one version has to be chosen. */
  readonly onMerge?: (() => void) | undefined;
}

/** Asks how to resolve a conflict between two editors. */
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

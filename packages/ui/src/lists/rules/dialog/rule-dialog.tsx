import type { ReactNode } from 'react';
import { DraftNotice, type Draft } from '#forms';
import { useMessages, type Messages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { GuardedDialog } from '#primitives/guarded-dialog/guarded-dialog.tsx';
import { ruleMessages } from './rule.messages';

/** What a dialog says of itself. What is never edited has no words for that. */
export type RuleDialogTexts = Messages<
  Readonly<Record<'add' | 'hint', string>> & { readonly edit?: string }
>;

export interface RuleDialogProps {
  readonly texts: RuleDialogTexts;
  readonly isEdit: boolean;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly draft: Draft;
  readonly size?: 'md' | 'lg';
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The dialog around the form of a rule. */
export function RuleDialog(props: RuleDialogProps) {
  const { texts, isEdit, isSubmitting, draft, children, size = 'md', ...dialog } = props;
  const t = useMessages(ruleMessages);
  const { add, edit = add, hint } = useMessages(texts);
  return (
    <GuardedDialog
      {...dialog}
      isOpen
      title={isEdit ? edit : add}
      description={hint}
      size={size}
      onOpenChange={(isOpen) => {
        // Closed on purpose: what was typed is given up.
        if (!isOpen) draft.clear();
        dialog.onOpenChange(isOpen);
      }}
      footer={(close) => (
        <>
          <Button isTouch onPress={close}>
            {t.cancel}
          </Button>
          <Button isTouch variant="primary" type="submit" isPending={isSubmitting}>
            {isEdit ? t.save : t.add}
          </Button>
        </>
      )}
    >
      <DraftNotice draft={draft} />
      {children}
    </GuardedDialog>
  );
}

import type { ReactNode } from 'react';
import { useMessages, type Messages } from '#messages';
import { DraftNotice, type Draft } from '#forms';
import { FormDialog } from '#forms/form-dialog.tsx';
import { ruleMessages } from './rule.messages';

/** The texts of a dialog; the editing texts are optional for rules that are never edited. */
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
  const { texts, isEdit, children, ...dialog } = props;
  const t = useMessages(ruleMessages);
  const { add, edit = add, hint } = useMessages(texts);
  return (
    <FormDialog
      {...dialog}
      title={isEdit ? edit : add}
      description={hint}
      cancelLabel={t.cancel}
      submitLabel={isEdit ? t.save : t.add}
    >
      <DraftNotice draft={dialog.draft} />
      {children}
    </FormDialog>
  );
}

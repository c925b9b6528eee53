import type { ReactNode } from 'react';
import { FlaskConical } from 'lucide-react';
import { useMessages, type Messages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { DraftNotice } from '#forms/drafts/draft-notice.tsx';
import type { Draft } from '#forms/drafts/use-draft.ts';
import { FormDialog } from '#forms/form-dialog.tsx';
import { tryMessages } from '#lists/simulator/try.messages.ts';
import { useTryDraft } from '#lists/simulator/try-draft.tsx';
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
  const { texts, isEdit, children, onSubmit, ...dialog } = props;
  const t = useMessages(ruleMessages);
  const { tryIt } = useMessages(tryMessages);
  const trial = useTryDraft();
  const { add, edit = add, hint } = useMessages(texts);
  return (
    <FormDialog
      {...dialog}
      onSubmit={() => {
        trial?.end();
        onSubmit();
      }}
      aside={
        trial ? (
          <Button
            isTouch
            icon={FlaskConical}
            onPress={() => {
              trial.begin();
              onSubmit();
            }}
          >
            {tryIt}
          </Button>
        ) : null
      }
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

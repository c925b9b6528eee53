import type { Dialogue } from '@chatdeck/sdk';
import { dialogueInputSchema, type DialogueInput } from '@chatdeck/sdk/rules';
import type { ReactNode } from 'react';
import { rulesOver } from '#lists/records/dialog/rules-over.ts';
import { useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { AnswerPart } from './answer-part';
import { dialogueMessages } from './dialogue.messages';
import { toDialogueFields, toDialogueInput, type DialogueFields } from './dialogue.model';
import { ServicePart } from './service-part';
import { useDialogueLabels } from './use-dialogue-labels';
import { WhomPart } from './whom-part';

/** The rules of a dialogue over its form, which names more of the robot's own parts than the rules do. */
const dialogueFormSchema = rulesOver(dialogueInputSchema);

type Props = RecordDialogProps<Dialogue, DialogueInput> & {
  /** Stands after the service that answers. */
  readonly children?: ReactNode;
};

/** Adds or edits a dialogue with an AI service. */
export function DialogueForm({ row, save, onOpenChange, children }: Props) {
  const labels = useDialogueLabels();
  const state = useRecordForm<Dialogue, DialogueFields, DialogueInput>({
    id: `dialogue:${row?.id ?? 'new'}`,
    schema: dialogueFormSchema,
    row,
    toForm: toDialogueFields,
    toInput: toDialogueInput,
    save,
    onOpenChange,
  });
  return (
    <RowForm
      {...state}
      labels={labels}
      texts={dialogueMessages}
      row={row}
      onOpenChange={onOpenChange}
    >
      <WhomPart />
      <ServicePart />
      {children}
      <AnswerPart />
    </RowForm>
  );
}

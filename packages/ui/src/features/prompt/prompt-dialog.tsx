import type { Prompt } from '@chatdeck/sdk';
import { promptInputSchema, type PromptInput } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { FormTextArea, FormTextField } from '#forms/form-fields.tsx';
import { useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { promptMessages } from './prompt.messages';

type Props = RecordDialogProps<Prompt, PromptInput>;

const toForm = (row: Prompt | undefined): PromptInput => ({
  name: row?.name ?? '',
  content: row?.content ?? '',
});

/** Adds or edits a prompt. */
export default function PromptDialog({ row, save, onOpenChange }: Props) {
  const t = useMessages(promptMessages);
  const state = useRecordForm<Prompt, PromptInput, PromptInput>({
    id: `prompt:${row?.id ?? 'new'}`,
    schema: promptInputSchema,
    row,
    toForm,
    save,
    onOpenChange,
  });
  const { control } = state.form;
  return (
    <RowForm {...state} labels={t} texts={promptMessages} row={row} onOpenChange={onOpenChange}>
      <FormTextField control={control} name="name" label={t.name} />
      <FormTextArea
        control={control}
        name="content"
        label={t.content}
        placeholder={t.contentPlaceholder}
        rows={10}
      />
    </RowForm>
  );
}

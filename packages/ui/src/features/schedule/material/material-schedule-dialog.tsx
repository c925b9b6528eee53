import type {
  MaterialSchedule,
  MaterialScheduleForm,
  MaterialScheduleFormOutput,
} from '@chatdeck/sdk';
import { materialScheduleFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { FormReplies } from '#features/message/replies/form-replies.tsx';
import { DueFields } from '../due/due-fields';
import { toDueForm, toDueRow } from '../due/schedule.model';
import { materialScheduleMessages } from './material-schedule.messages';

/** Adds or edits materials on a schedule. */
export default function MaterialScheduleDialog({
  row,
  onConfirm,
  onOpenChange,
}: RowDialogProps<MaterialSchedule>) {
  const t = useMessages(materialScheduleMessages);
  const state = useRuleForm<MaterialScheduleForm, MaterialScheduleFormOutput>({
    id: 'material-schedule',
    schema: materialScheduleFormSchema,
    defaultValues: { ...toDueForm(row, 'room'), contents: row?.contents ?? [] },
    onConfirm: ({ contents, ...due }) => onConfirm({ ...row, ...toDueRow(due, row), contents }),
    onOpenChange,
  });
  return (
    <RowForm {...state} texts={materialScheduleMessages} row={row} onOpenChange={onOpenChange}>
      <DueFields />
      <FormReplies control={state.form.control} name="contents" label={t.contents} />
    </RowForm>
  );
}

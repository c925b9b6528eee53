import type {
  MaterialSchedule,
  MaterialScheduleForm,
  MaterialScheduleFormOutput,
} from '@chatdeck/sdk';
import { materialScheduleFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '../../../messages';
import { useRuleForm } from '../../rule/use-rule-form';
import { FormReplies } from '../dialog/form-replies';
import { RowForm } from '../dialog/row-form';
import { DueFields } from '../schedule/due-fields';
import { toDueForm, toDueRow } from '../schedule/schedule.model';
import type { RowDialogProps } from '../screen/rule-list-definition';
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

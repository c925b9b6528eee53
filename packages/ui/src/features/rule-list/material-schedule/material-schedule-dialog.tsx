import type {
  MaterialSchedule,
  MaterialScheduleForm,
  MaterialScheduleFormOutput,
} from '@chatdeck/sdk';
import { materialScheduleFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '../../../messages';
import { DialogBoundary } from '../../../provider/dialog-boundary';
import { useRuleForm } from '../../rule/use-rule-form';
import { FormReplies } from '../dialog/form-replies';
import { RowForm } from '../dialog/row-form';
import { DueFields } from '../schedule/due-fields';
import { toDueForm, toDueRow } from '../schedule/schedule.model';
import type { RowDialogProps } from '../screen/rule-list-definition';
import { materialScheduleMessages } from './material-schedule.messages';

/** Adds or edits materials on a schedule. */
export default function MaterialScheduleDialog(props: RowDialogProps<MaterialSchedule>) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenDialog {...props} />
    </DialogBoundary>
  );
}

function OpenDialog({ row, onConfirm, onOpenChange }: RowDialogProps<MaterialSchedule>) {
  const t = useMessages(materialScheduleMessages);
  const state = useRuleForm<MaterialScheduleForm, MaterialScheduleFormOutput>({
    id: 'material-schedule',
    schema: materialScheduleFormSchema,
    defaultValues: { ...toDueForm(row, 'room'), contents: row?.contents ?? [] },
    onConfirm: ({ contents, ...due }) => onConfirm({ ...row, ...toDueRow(due, row), contents }),
    onOpenChange,
  });
  return (
    <RowForm
      {...state}
      title={row ? t.edit : t.add}
      description={t.hint}
      isEdit={row !== undefined}
      onOpenChange={onOpenChange}
    >
      <DueFields />
      <FormReplies control={state.form.control} name="contents" label={t.contents} />
    </RowForm>
  );
}

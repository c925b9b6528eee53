import type { BatchTask } from '@chatdeck/sdk';
import { batchTaskInputSchema, type BatchTaskInput } from '@chatdeck/sdk/rules';
import type { ReactNode } from 'react';
import { useController, useFormContext, type DefaultValues } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { useFormField } from '#forms/use-form-field.ts';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { rulesOver, useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { targetMessages } from '#lists/records/summary/target.messages.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import type { RuleDialogTexts } from '#lists/rules/dialog/rule-dialog.tsx';
import { CronField } from '#features/cron/index.ts';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import { FormTargets, useTargetLabels } from '../target/target-fields';
import { TargetFields } from '#features/target/target-fields.tsx';
import type { BatchFields as Fields } from './batch-task.model';

interface Props<Row extends BatchTask, Input extends Fields> extends RecordDialogProps<
  Row,
  BatchTaskInput
> {
  readonly kind: BatchTask['taskType'];
  readonly texts: RuleDialogTexts;
  /** The form values for a stored task, or for a new one. */
  readonly toForm: (row: Row | undefined) => DefaultValues<Input>;
  /** The labels of the fields. */
  readonly labels: PartLabels;
  /** The fields of this kind of task; they read the form from context. */
  readonly children: ReactNode;
}

const schema = rulesOver(batchTaskInputSchema);

/** The form of one kind of batch task. */
export function BatchForm<Row extends BatchTask, Input extends Fields>(props: Props<Row, Input>) {
  const { kind, texts, row, save, toForm, onOpenChange, children } = props;
  const { date, isPaused } = useMessages(scheduleMessages);
  const target = useTargetLabels();
  const state = useRecordForm<Row, Input, BatchTaskInput>({
    id: `batch-task:${kind}:${row?.id ?? 'new'}`,
    schema,
    row,
    toForm,
    save,
    onOpenChange,
  });
  return (
    <RowForm
      {...state}
      labels={{ ...target, cron: date, isPaused, ...props.labels }}
      texts={texts}
      row={row}
      onOpenChange={onOpenChange}
    >
      <BatchFields />
      {children}
    </RowForm>
  );
}

/** The targets and the schedule. Requires a form with these fields. */
function BatchFields() {
  const t = useMessages(targetMessages);
  const { date, zone } = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<Fields>();
  const { field: all } = useController({ control, name: 'isAll' });
  const { field: type } = useController({ control, name: 'type' });
  const cron = useFormField(control, 'cron');
  return (
    <>
      <TargetFields all={{ value: all.value, onChange: all.onChange }} />
      {all.value ? (
        <FormTargets
          key={type.value}
          name="excludeTargets"
          kind={type.value}
          label={type.value === 'room' ? t.exceptRooms : t.exceptFriends}
          optionalLabel={optional}
        />
      ) : null}
      <CronField {...cron} label={date} description={zone} />
    </>
  );
}

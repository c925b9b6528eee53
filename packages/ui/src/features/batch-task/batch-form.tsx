import type { BatchTask } from '@chatdeck/sdk';
import { batchTaskInputSchema, type BatchTaskInput } from '@chatdeck/sdk/rules';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useMessages } from '#messages';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { rulesOver } from '#lists/records/dialog/rules-over.ts';
import { useRecordForm } from '#lists/records/dialog/use-record-form.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import type { RuleDialogTexts } from '#lists/rules/dialog/rule-dialog.tsx';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import { useWhomLabels } from '#features/target/use-whom-labels.ts';
import { BatchFields } from './batch-fields';
import type { BatchFields as Fields } from './batch-task.model';

interface Props<Row extends BatchTask, Input extends Fields> extends RecordDialogProps<
  Row,
  BatchTaskInput
> {
  readonly kind: BatchTask['taskType'];
  readonly texts: RuleDialogTexts;
  /** What the form holds for a task of the kind, or for a new one. */
  readonly toForm: (row: Row | undefined) => DefaultValues<Input>;
  /** What the fields of the kind are called. */
  readonly labels: PartLabels;
  /** The fields of the kind, which find their form by themselves. */
  readonly children: ReactNode;
}

const schema = rulesOver(batchTaskInputSchema);

/** The form of a batch task of one kind. */
export function BatchForm<Row extends BatchTask, Input extends Fields>(props: Props<Row, Input>) {
  const { kind, texts, row, save, toForm, onOpenChange, children } = props;
  const { date } = useMessages(scheduleMessages);
  const whom = useWhomLabels();
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
      labels={{ ...whom, cron: date, ...props.labels }}
      texts={texts}
      row={row}
      onOpenChange={onOpenChange}
    >
      <BatchFields />
      {children}
    </RowForm>
  );
}

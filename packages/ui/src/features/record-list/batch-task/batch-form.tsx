import type { BatchTask } from '@chatdeck/sdk';
import { batchTaskInputSchema, type BatchTaskInput } from '@chatdeck/sdk/rules';
import type { ReactNode } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { RuleDialogTexts } from '../../rule/rule-dialog';
import { RowForm } from '../../rule-list/dialog/row-form';
import { rulesOver } from '../dialog/rules-over';
import { useRecordForm } from '../dialog/use-record-form';
import type { RecordDialogProps } from '../list/record-list-definition';
import { BatchFields } from './batch-fields';
import type { BatchFields as Fields } from './batch-task.model';

interface Props<Input extends Fields> extends RecordDialogProps<BatchTask, BatchTaskInput> {
  readonly kind: BatchTask['taskType'];
  readonly texts: RuleDialogTexts;
  readonly defaultValues: DefaultValues<Input>;
  /** The fields of the kind, which find their form by themselves. */
  readonly children: ReactNode;
}

const schema = rulesOver(batchTaskInputSchema);

/** The form of a batch task of one kind. */
export function BatchForm<Input extends Fields>(props: Props<Input>) {
  const { kind, texts, row, save, defaultValues, onOpenChange, children } = props;
  const state = useRecordForm<Input, BatchTaskInput>({
    id: `batch-task:${kind}:${row?.id ?? 'new'}`,
    schema,
    defaultValues,
    save,
    onOpenChange,
  });
  return (
    <RowForm {...state} texts={texts} row={row} onOpenChange={onOpenChange}>
      <BatchFields />
      {children}
    </RowForm>
  );
}

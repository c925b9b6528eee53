import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Stack } from '#primitives/stack/stack.tsx';
import type { Draft } from '#forms/drafts/use-draft.ts';
import { ConflictLayer } from '#lists/conflict/conflict-layer.tsx';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import type { Conflict } from '#lists/conflict/use-conflict.ts';
import { RuleDialog, type RuleDialogTexts } from './rule-dialog';

interface Props<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly submit: () => void;
  readonly isSubmitting: boolean;
  readonly isDirty: boolean;
  readonly draft: Draft;
  readonly texts: RuleDialogTexts;
  /** The row to edit; without it one is added. */
  readonly row: object | undefined;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
  /** A concurrent change, and the labels of the row's parts. */
  readonly conflict?: Conflict | undefined;
  readonly labels?: PartLabels;
}

/** The dialog around the fields of a row, which get their form from the form context. */
export function RowForm<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, submit, row, children, conflict, labels = {}, ...dialog } = props;
  return (
    <FormProvider {...form}>
      <RuleDialog {...dialog} isEdit={row !== undefined} onSubmit={submit}>
        <Stack>{children}</Stack>
      </RuleDialog>
      <ConflictLayer conflict={conflict} labels={labels} />
    </FormProvider>
  );
}

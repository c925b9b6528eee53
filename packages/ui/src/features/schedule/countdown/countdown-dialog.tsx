import type { Countdown, CountdownForm } from '@chatdeck/sdk';
import { countdownFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormTextField } from '#forms/form-fields.tsx';
import { FormDateField } from '#forms/form-date-field.tsx';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { DueFields, FormEndWord } from '../due/due-fields';
import { scheduleMessages } from '../due/schedule.messages';
import { toDueForm, toDueRow } from '../due/schedule.model';
import { countdownMessages } from './countdown.messages';

/** The form values: a new countdown for a friend, or the stored one. */
function toForm(row: Countdown | undefined) {
  const { memorialDay = '', prefix = '', suffix = '', endWord = '' } = row ?? {};
  return { ...toDueForm(row, 'contact'), memorialDay, prefix, suffix, endWord };
}

/** Adds or edits a countdown. */
export default function CountdownDialog({
  row,
  onConfirm,
  onOpenChange,
}: RowDialogProps<Countdown>) {
  const t = useMessages(countdownMessages);
  const shared = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  const state = useRuleForm<CountdownForm, CountdownForm>({
    id: 'countdown',
    schema: countdownFormSchema,
    defaultValues: toForm(row),
    onConfirm: ({ memorialDay, prefix, suffix, endWord, ...due }) =>
      onConfirm({ ...row, ...toDueRow(due, row), memorialDay, prefix, suffix, endWord }),
    onOpenChange,
  });
  const { control } = state.form;
  return (
    <RowForm {...state} texts={countdownMessages} row={row} onOpenChange={onOpenChange}>
      <DueFields />
      <Columns>
        <FormTextField
          control={control}
          name="prefix"
          label={t.prefix}
          description={t.prefixHint}
        />
        <FormDateField
          control={control}
          name="memorialDay"
          label={t.day}
          placeholder={shared.dayPlaceholder}
        />
      </Columns>
      <FormTextField control={control} name="suffix" label={t.suffix} optionalLabel={optional} />
      <FormEndWord control={control} name="endWord" />
    </RowForm>
  );
}

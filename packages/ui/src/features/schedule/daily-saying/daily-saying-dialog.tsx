import type { DailySaying, DailySayingForm } from '@chatdeck/sdk';
import { dailySayingFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormTextField } from '#forms/form-fields.tsx';
import { FormDateField } from '#forms/form-date-field.tsx';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { DueFields, FormEndWord } from '../due/due-fields';
import { scheduleMessages } from '../due/schedule.messages';
import { toDueForm, toDueRow } from '../due/schedule.model';
import { dailySayingMessages } from './daily-saying.messages';

/** The form values: a new one for a friend, or the stored one. */
function toForm(row: DailySaying | undefined) {
  const { memorialDay = '', city = '', endWord = '' } = row ?? {};
  return { ...toDueForm(row, 'contact'), memorialDay, city, endWord };
}

/** Adds or edits a daily saying. */
export default function DailySayingDialog({
  row,
  onConfirm,
  onOpenChange,
}: RowDialogProps<DailySaying>) {
  const t = useMessages(dailySayingMessages);
  const shared = useMessages(scheduleMessages);
  const state = useRuleForm<DailySayingForm, DailySayingForm>({
    id: 'daily-saying',
    schema: dailySayingFormSchema,
    defaultValues: toForm(row),
    onConfirm: ({ memorialDay, city, endWord, ...due }) =>
      onConfirm({ ...row, ...toDueRow(due, row), memorialDay, city, endWord }),
    onOpenChange,
  });
  const { control } = state.form;
  return (
    <RowForm {...state} texts={dailySayingMessages} row={row} onOpenChange={onOpenChange}>
      <DueFields />
      <Columns>
        <FormTextField control={control} name="city" label={t.city} description={t.cityHint} />
        <FormDateField
          control={control}
          name="memorialDay"
          label={t.memorialDay}
          placeholder={shared.dayPlaceholder}
          description={t.memorialHint}
        />
      </Columns>
      <FormEndWord control={control} name="endWord" />
    </RowForm>
  );
}

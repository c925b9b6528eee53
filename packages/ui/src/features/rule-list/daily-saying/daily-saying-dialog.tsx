import type { DailySaying, DailySayingForm } from '@chatdeck/sdk';
import { dailySayingFormSchema } from '@chatdeck/sdk/rules';
import { FormTextField } from '../../../forms';
import { useMessages } from '../../../messages';
import { primitiveMessages } from '../../../primitives/primitives.messages';
import { Columns } from '../../../primitives/stack/stack';
import { DialogBoundary } from '../../../provider/dialog-boundary';
import { useRuleForm } from '../../rule/use-rule-form';
import { RowForm } from '../dialog/row-form';
import { DueFields } from '../schedule/due-fields';
import { scheduleMessages } from '../schedule/schedule.messages';
import { toDueForm, toDueRow } from '../schedule/schedule.model';
import type { RowDialogProps } from '../screen/rule-list-definition';
import { dailySayingMessages } from './daily-saying.messages';

/** Adds or edits a daily saying. */
export default function DailySayingDialog(props: RowDialogProps<DailySaying>) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenDialog {...props} />
    </DialogBoundary>
  );
}

/** What the form holds: a new one for a friend, or the stored one. */
function toForm(row: DailySaying | undefined) {
  const { memorialDay = '', city = '', endWord = '' } = row ?? {};
  return { ...toDueForm(row, 'contact'), memorialDay, city, endWord };
}

function OpenDialog({ row, onConfirm, onOpenChange }: RowDialogProps<DailySaying>) {
  const t = useMessages(dailySayingMessages);
  const shared = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
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
    <RowForm
      {...state}
      title={row ? t.edit : t.add}
      description={t.hint}
      isEdit={row !== undefined}
      onOpenChange={onOpenChange}
    >
      <DueFields />
      <Columns>
        <FormTextField control={control} name="city" label={t.city} description={t.cityHint} />
        <FormTextField
          control={control}
          name="memorialDay"
          label={t.memorialDay}
          placeholder={shared.dayPlaceholder}
          description={t.memorialHint}
        />
      </Columns>
      <FormTextField
        control={control}
        name="endWord"
        label={shared.endWord}
        optionalLabel={optional}
      />
    </RowForm>
  );
}

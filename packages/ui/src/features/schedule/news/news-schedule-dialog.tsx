import type { NewsSchedule, NewsScheduleForm } from '@chatdeck/sdk';
import { newsScheduleFormSchema } from '@chatdeck/sdk/rules';
import { useMessages } from '#messages';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormNumberField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { RowForm } from '#lists/rules/dialog/row-form.tsx';
import { useRuleForm } from '#lists/rules/dialog/use-rule-form.ts';
import type { RowDialogProps } from '#lists/rules/screen/rule-list-definition.ts';
import { DueFields, FormEndWord } from '../due/due-fields';
import { toDueForm, toDueRow } from '../due/schedule.model';
import { NewsChannelField } from './news-channel-field';
import { newsScheduleMessages } from './news-schedule.messages';

/** The form values: ten news items for a group, or the stored one. */
function toForm(row: NewsSchedule | undefined): NewsFields {
  const { sortId = '', num = 10, endWord = '' } = row ?? {};
  return { ...toDueForm(row, 'room'), sortId, num, endWord };
}

type NewsFields = Omit<NewsScheduleForm, 'target'> & Partial<Pick<NewsScheduleForm, 'target'>>;

/** Adds or edits news on a schedule. */
export default function NewsScheduleDialog({
  row,
  onConfirm,
  onOpenChange,
}: RowDialogProps<NewsSchedule>) {
  const t = useMessages(newsScheduleMessages);
  const state = useRuleForm<NewsScheduleForm, NewsScheduleForm>({
    id: 'news-schedule',
    schema: newsScheduleFormSchema,
    defaultValues: toForm(row),
    onConfirm: ({ sortId, num, endWord, ...due }) =>
      onConfirm({ ...row, ...toDueRow(due, row), sortId, num, endWord }),
    onOpenChange,
  });
  const { control } = state.form;
  const channel = useFormField(control, 'sortId');
  return (
    <RowForm {...state} texts={newsScheduleMessages} row={row} onOpenChange={onOpenChange}>
      <DueFields />
      <Columns>
        <NewsChannelField {...channel} />
        <FormNumberField control={control} name="num" label={t.count} suffix={t.countUnit} />
      </Columns>
      <FormEndWord control={control} name="endWord" />
    </RowForm>
  );
}

import type { NewsSchedule, NewsScheduleForm } from '@chatdeck/sdk';
import { newsScheduleFormSchema } from '@chatdeck/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { FormNumberField, FormTextField, useFormField } from '../../../forms';
import { useMessages } from '../../../messages';
import { primitiveMessages } from '../../../primitives/primitives.messages';
import { Select } from '../../../primitives/select/select';
import { Columns } from '../../../primitives/stack/stack';
import { DialogBoundary } from '../../../provider/dialog-boundary';
import { useRuleForm } from '../../rule/use-rule-form';
import { RowForm } from '../dialog/row-form';
import { DueFields } from '../schedule/due-fields';
import { scheduleMessages } from '../schedule/schedule.messages';
import { toDueForm, toDueRow } from '../schedule/schedule.model';
import type { RowDialogProps } from '../screen/rule-list-definition';
import { newsScheduleMessages } from './news-schedule.messages';
import { useNewsChannels } from './use-news-channels';

/** Adds or edits news on a schedule. */
export default function NewsScheduleDialog(props: RowDialogProps<NewsSchedule>) {
  return (
    <DialogBoundary isOpen={props.isOpen}>
      <OpenDialog {...props} />
    </DialogBoundary>
  );
}

/** What the form holds: ten news for a group, or the stored one. */
function toForm(row: NewsSchedule | undefined): NewsFields {
  const { sortId = '', num = 10, endWord = '' } = row ?? {};
  return { ...toDueForm(row, 'room'), sortId, num, endWord };
}

type NewsFields = Omit<NewsScheduleForm, 'target'> & Partial<Pick<NewsScheduleForm, 'target'>>;

function OpenDialog({ row, onConfirm, onOpenChange }: RowDialogProps<NewsSchedule>) {
  const t = useMessages(newsScheduleMessages);
  const shared = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  const state = useRuleForm<NewsScheduleForm, NewsScheduleForm>({
    id: 'news-schedule',
    schema: newsScheduleFormSchema,
    defaultValues: toForm(row),
    onConfirm: ({ sortId, num, endWord, ...due }) =>
      onConfirm({ ...row, ...toDueRow(due, row), sortId, num, endWord }),
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
        <ChannelField />
        <FormNumberField control={control} name="num" label={t.count} suffix={t.countUnit} />
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

function ChannelField() {
  const t = useMessages(newsScheduleMessages);
  const { control } = useFormContext<NewsScheduleForm>();
  const { value, ...field } = useFormField(control, 'sortId');
  const items = useNewsChannels(value);
  return (
    <Select
      {...field}
      label={t.channel}
      placeholder={t.channelPlaceholder}
      items={items}
      value={value === '' ? null : value}
    />
  );
}

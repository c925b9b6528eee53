import { BATCH_TASK_TYPE, type BatchTaskInput } from '@chatdeck/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { FormNumberField, FormTextField, useFormField } from '../../../forms';
import { useMessages } from '../../../messages';
import { primitiveMessages } from '../../../primitives/primitives.messages';
import { Select } from '../../../primitives/select/select';
import { Columns } from '../../../primitives/stack/stack';
import { DialogBoundary } from '../../../provider/dialog-boundary';
import { newsScheduleMessages } from '../../rule-list/news-schedule/news-schedule.messages';
import { useNewsChannels } from '../../rule-list/news-schedule/use-news-channels';
import { scheduleMessages } from '../../rule-list/schedule/schedule.messages';
import type { RecordDialogProps } from '../list/record-list-definition';
import { BatchForm } from './batch-form';
import { moreNewsMessages } from './batch-task.messages';
import { toBatchFields, type NewsTaskFields, type TaskOf } from './batch-task.model';

/** Adds or edits news for many. */
export default function MoreNewsDialog(props: RecordDialogProps<TaskOf<'news'>, BatchTaskInput>) {
  const { row } = props;
  const { sortId = '', num = 10, endWord = '' } = row?.taskInfo ?? {};
  return (
    <DialogBoundary isOpen>
      <BatchForm<NewsTaskFields>
        {...props}
        kind={BATCH_TASK_TYPE.news}
        texts={moreNewsMessages}
        defaultValues={{
          ...toBatchFields(row),
          taskType: BATCH_TASK_TYPE.news,
          taskInfo: { sortId, num, endWord },
        }}
      >
        <NewsFields />
      </BatchForm>
    </DialogBoundary>
  );
}

function NewsFields() {
  const t = useMessages(newsScheduleMessages);
  const { endWord } = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<NewsTaskFields>();
  const { value, ...field } = useFormField(control, 'taskInfo.sortId');
  const items = useNewsChannels(value);
  return (
    <>
      <Columns>
        <Select
          {...field}
          label={t.channel}
          placeholder={t.channelPlaceholder}
          items={items}
          value={value === '' ? null : value}
        />
        <FormNumberField
          control={control}
          name="taskInfo.num"
          label={t.count}
          suffix={t.countUnit}
        />
      </Columns>
      <FormTextField
        control={control}
        name="taskInfo.endWord"
        label={endWord}
        optionalLabel={optional}
      />
    </>
  );
}

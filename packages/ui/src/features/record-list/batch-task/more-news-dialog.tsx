import { BATCH_TASK_TYPE, type BatchTaskInput } from '@chatdeck/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { FormNumberField, useFormField } from '../../../forms';
import { useMessages } from '../../../messages';
import { Columns } from '../../../primitives/stack/stack';
import { NewsChannelField } from '../../rule-list/news-schedule/news-channel-field';
import { newsScheduleMessages } from '../../rule-list/news-schedule/news-schedule.messages';
import { FormEndWord } from '../../rule-list/schedule/form-end-word';
import type { RecordDialogProps } from '../list/record-list-definition';
import { BatchForm } from './batch-form';
import { moreNewsMessages } from './batch-task.messages';
import { toBatchFields, type NewsTaskFields, type TaskOf } from './batch-task.model';

/** Adds or edits news for many. */
export default function MoreNewsDialog(props: RecordDialogProps<TaskOf<'news'>, BatchTaskInput>) {
  const { row } = props;
  const { sortId = '', num = 10, endWord = '' } = row?.taskInfo ?? {};
  return (
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
  );
}

function NewsFields() {
  const t = useMessages(newsScheduleMessages);
  const { control } = useFormContext<NewsTaskFields>();
  const channel = useFormField(control, 'taskInfo.sortId');
  return (
    <>
      <Columns>
        <NewsChannelField {...channel} />
        <FormNumberField
          control={control}
          name="taskInfo.num"
          label={t.count}
          suffix={t.countUnit}
        />
      </Columns>
      <FormEndWord control={control} name="taskInfo.endWord" />
    </>
  );
}

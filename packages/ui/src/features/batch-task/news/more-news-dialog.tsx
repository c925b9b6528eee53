import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { BATCH_TASK_TYPE } from '@chatdeck/sdk/plain-rules';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormNumberField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { FormEndWord } from '#features/schedule/due/due-fields.tsx';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import { NewsChannelField } from '#features/schedule/news/news-channel-field.tsx';
import { newsScheduleMessages } from '#features/schedule/news/news-schedule.messages.ts';
import { BatchForm } from '../batch-form';
import { moreNewsMessages } from '../batch-task.messages';
import { toBatchFields, type NewsTaskFields, type TaskOf } from '../batch-task.model';

type Task = TaskOf<'news'>;

function toForm(row: Task | undefined): NewsTaskFields {
  const { sortId = '', num = 10, endWord = '' } = row?.taskInfo ?? {};
  const taskInfo = { sortId, num, endWord };
  return { ...toBatchFields(row), taskType: BATCH_TASK_TYPE.news, taskInfo };
}

/** Adds or edits news for many targets. */
export default function MoreNewsDialog(props: RecordDialogProps<Task, BatchTaskInput>) {
  const { channel, count } = useMessages(newsScheduleMessages);
  const { endWord } = useMessages(scheduleMessages);
  return (
    <BatchForm<Task, NewsTaskFields>
      {...props}
      kind={BATCH_TASK_TYPE.news}
      texts={moreNewsMessages}
      toForm={toForm}
      labels={{
        'taskInfo.sortId': channel,
        'taskInfo.num': count,
        'taskInfo.endWord': endWord,
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

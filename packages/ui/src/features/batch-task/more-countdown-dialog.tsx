import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { BATCH_TASK_TYPE } from '@chatdeck/sdk/plain-rules';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { Columns } from '#primitives/stack/stack.tsx';
import { FormTextField } from '#forms/form-fields.tsx';
import { FormDateField } from '#forms/form-date-field.tsx';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { countdownMessages } from '#features/schedule/countdown/countdown.messages.ts';
import { FormEndWord } from '#features/schedule/due/due-fields.tsx';
import { scheduleMessages } from '#features/schedule/due/schedule.messages.ts';
import { BatchForm } from './batch-form';
import { toBatchFields, type CountdownTaskFields, type TaskOf } from './batch-task.model';
import { moreCountdownMessages } from './more-countdown.messages';

type Task = TaskOf<'countDown'>;

function toForm(row: Task | undefined): CountdownTaskFields {
  const { memorialDay = '', prefix = '', suffix = '', endWord = '' } = row?.taskInfo ?? {};
  const taskInfo = { ...row?.taskInfo, memorialDay, prefix, suffix, endWord };
  return { ...toBatchFields(row), taskType: BATCH_TASK_TYPE.countdown, taskInfo };
}

/** Adds or edits a countdown for many targets. */
export default function MoreCountdownDialog(props: RecordDialogProps<Task, BatchTaskInput>) {
  const t = useMessages(countdownMessages);
  const { endWord } = useMessages(scheduleMessages);
  return (
    <BatchForm<Task, CountdownTaskFields>
      {...props}
      kind={BATCH_TASK_TYPE.countdown}
      texts={moreCountdownMessages}
      toForm={toForm}
      labels={{
        'taskInfo.prefix': t.prefix,
        'taskInfo.memorialDay': t.day,
        'taskInfo.suffix': t.suffix,
        'taskInfo.endWord': endWord,
      }}
    >
      <CountdownFields />
    </BatchForm>
  );
}

function CountdownFields() {
  const t = useMessages(countdownMessages);
  const { dayPlaceholder } = useMessages(scheduleMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<CountdownTaskFields>();
  return (
    <>
      <Columns>
        <FormTextField
          control={control}
          name="taskInfo.prefix"
          label={t.prefix}
          description={t.prefixHint}
        />
        <FormDateField
          control={control}
          name="taskInfo.memorialDay"
          label={t.day}
          placeholder={dayPlaceholder}
        />
      </Columns>
      <FormTextField
        control={control}
        name="taskInfo.suffix"
        label={t.suffix}
        optionalLabel={optional}
      />
      <FormEndWord control={control} name="taskInfo.endWord" />
    </>
  );
}

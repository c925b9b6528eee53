import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { BATCH_TASK_TYPE } from '@chatdeck/sdk/plain-rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { Select } from '#primitives/select/select.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { BatchForm } from '../batch-form';
import { customContentMessages } from '../batch-task.messages';
import { toBatchFields, type ChannelTaskFields, type TaskOf } from '../batch-task.model';
import { useOwnChannels } from '../channel/use-channels';

type Task = TaskOf<'customContent'>;

function toForm(row: Task | undefined): ChannelTaskFields {
  const { sortId = '', isLocal = false } = row?.taskInfo ?? {};
  return {
    ...toBatchFields(row),
    taskType: BATCH_TASK_TYPE.channel,
    taskInfo: { sortId, isLocal },
  };
}

/** Adds or edits scheduled custom content. */
export default function CustomContentDialog(props: RecordDialogProps<Task, BatchTaskInput>) {
  const { channel } = useMessages(customContentMessages);
  return (
    <BatchForm<Task, ChannelTaskFields>
      {...props}
      kind={BATCH_TASK_TYPE.channel}
      texts={customContentMessages}
      toForm={toForm}
      labels={{ 'taskInfo.sortId': channel }}
    >
      <ChannelField />
    </BatchForm>
  );
}

function ChannelField() {
  const t = useMessages(customContentMessages);
  const { control } = useFormContext<ChannelTaskFields>();
  const { value, ...field } = useFormField(control, 'taskInfo.sortId');
  const isLocal = useWatch({ control, name: 'taskInfo.isLocal' });
  const { items, isDeleted } = useOwnChannels({ sortId: value, isLocal });
  const emptyHint = items.length === 0 ? t.noChannel : undefined;
  return (
    <Select
      {...field}
      label={t.channel}
      placeholder={t.channelPlaceholder}
      description={isDeleted ? t.deletedHint : emptyHint}
      items={items}
      value={value === '' ? null : value}
    />
  );
}

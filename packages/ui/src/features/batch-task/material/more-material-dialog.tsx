import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { BATCH_TASK_TYPE } from '@chatdeck/sdk/plain-rules';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '#messages';
import type { RecordDialogProps } from '#lists/records/record-list-definition.ts';
import { FormReplies } from '#features/message/replies/form-replies.tsx';
import { BatchForm } from '../batch-form';
import { moreMaterialMessages } from '../batch-task.messages';
import { toBatchFields, type MaterialTaskFields, type TaskOf } from '../batch-task.model';

type Task = TaskOf<'custom'>;

const toForm = (row: Task | undefined): MaterialTaskFields => ({
  ...toBatchFields(row),
  taskType: BATCH_TASK_TYPE.material,
  taskInfo: { contents: row?.taskInfo.contents ?? [] },
});

/** Adds or edits materials for many targets. */
export default function MoreMaterialDialog(props: RecordDialogProps<Task, BatchTaskInput>) {
  const { contents } = useMessages(moreMaterialMessages);
  return (
    <BatchForm<Task, MaterialTaskFields>
      {...props}
      kind={BATCH_TASK_TYPE.material}
      texts={moreMaterialMessages}
      toForm={toForm}
      labels={{ 'taskInfo.contents': contents }}
    >
      <ContentsField />
    </BatchForm>
  );
}

function ContentsField() {
  const t = useMessages(moreMaterialMessages);
  const { control } = useFormContext<MaterialTaskFields>();
  return <FormReplies control={control} name="taskInfo.contents" label={t.contents} />;
}

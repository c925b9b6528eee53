import { BATCH_TASK_TYPE, type BatchTaskInput } from '@chatdeck/sdk/rules';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '../../../messages';
import { FormReplies } from '../../rule-list/dialog/form-replies';
import type { RecordDialogProps } from '../list/record-list-definition';
import { BatchForm } from './batch-form';
import { moreMaterialMessages } from './batch-task.messages';
import { toBatchFields, type MaterialTaskFields, type TaskOf } from './batch-task.model';

/** Adds or edits materials for many. */
export default function MoreMaterialDialog(
  props: RecordDialogProps<TaskOf<'custom'>, BatchTaskInput>,
) {
  const { row } = props;
  const contents = row?.taskInfo.contents ?? [];
  return (
    <BatchForm<MaterialTaskFields>
      {...props}
      kind={BATCH_TASK_TYPE.material}
      texts={moreMaterialMessages}
      defaultValues={{
        ...toBatchFields(row),
        taskType: BATCH_TASK_TYPE.material,
        taskInfo: { contents },
      }}
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

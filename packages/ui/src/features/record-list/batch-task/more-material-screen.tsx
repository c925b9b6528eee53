import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { Files } from 'lucide-react';
import { useMessages } from '../../../messages';
import { ReplyWords } from '../../rule-list/words/reply-words';
import { lazyDialog } from '../../../provider/lazy-part';
import type { RecordListDefinition } from '../list/record-list-definition';
import { RecordListScreen } from '../list/record-list-screen';
import { moreMaterialMessages } from './batch-task.messages';
import type { TaskOf } from './batch-task.model';
import { BatchWords } from './batch-words';
import { useBatchTasks } from './use-batch-tasks';

type Task = TaskOf<'custom'>;

function Words({ row }: { readonly row: Task }) {
  const t = useMessages(moreMaterialMessages);
  return (
    <BatchWords task={row}>
      <ReplyWords replies={row.taskInfo.contents} verb={t.sends} />
    </BatchWords>
  );
}

const definition: RecordListDefinition<Task, BatchTaskInput> = {
  icon: Files,
  texts: moreMaterialMessages,
  useRecords: (search) => useBatchTasks('custom', search),
  keyOf: ({ id }) => id,
  labelOf: ({ targets, cron }) => targets[0]?.name ?? cron,
  Words,
  Dialog: lazyDialog(() => import('./more-material-dialog')),
  runNow: (task) => ({ target: 'Tasks', task }),
  isForMembers: true,
  isTimed: true,
};

/** Materials on a schedule for many groups or friends: add, edit and delete. Without a membership they can be read. */
export const MoreMaterialScreen = () => <RecordListScreen definition={definition} />;

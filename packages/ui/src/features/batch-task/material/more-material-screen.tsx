import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { Files } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { recordListScreen } from '#lists/records/record-list-screen.tsx';
import { ScheduleSummary } from '#lists/records/summary/schedule-summary.tsx';
import { TargetSummary } from '#lists/records/summary/target-summary.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { moreMaterialMessages } from '../batch-task.messages';
import type { TaskOf } from '../batch-task.model';
import { BatchSummary } from '../batch-summary';
import { useBatchTasks } from '../use-batch-tasks';
import { taskSwitch } from '../task-switch';

type Task = TaskOf<'custom'>;

/** Six o'clock, in the robot's dialect. */
const FRIDAY_EVENING = '0 0 18 * * 5';

function Summary({ row }: { readonly row: Task }) {
  const t = useMessages(moreMaterialMessages);
  return (
    <BatchSummary task={row}>
      <ReplySummary replies={row.taskInfo.contents} verb={t.sends} />
    </BatchSummary>
  );
}

export const moreMaterialList: RecordListDefinition<Task, BatchTaskInput> = {
  icon: Files,
  texts: moreMaterialMessages,
  useRecords: (search) => useBatchTasks('custom', search),
  keyOf: ({ id }) => id,
  labelOf: ({ targets, cron }) => targets[0]?.name ?? cron,
  Summary,
  switched: taskSwitch,
  foundAs: 'batchTasks',
  example: ({ weekend }) => (
    <>
      <div className={css.answer}>
        <ScheduleSummary cron={FRIDAY_EVENING} />
        <TargetSummary kind="room" isAll targets={[]} />
      </div>
      <ReplySummary replies={[{ type: CONTENT_TYPE.text, content: weekend }]} />
    </>
  ),
  Dialog: lazyDialog(() => import('./more-material-dialog')),
  runNow: (task) => ({ target: 'Tasks', task }),
  isForMembers: true,
  isTimed: true,
};

/** Scheduled materials for many groups or friends: add, edit and delete. Read-only without a membership. */
export const MoreMaterialScreen = /* @__PURE__ */ recordListScreen(moreMaterialList);

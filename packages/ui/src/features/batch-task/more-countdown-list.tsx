import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { CalendarClock } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { countdownMessages } from '#features/schedule/countdown/countdown.messages.ts';
import { BatchSummary } from './batch-summary';
import { moreCountdownMessages } from './more-countdown.messages';
import type { TaskOf } from './batch-task.model';
import { useBatchTasks } from './use-batch-tasks';
import { taskSwitch } from './task-switch';

type Task = TaskOf<'countDown'>;

function Summary({ row }: { readonly row: Task }) {
  const t = useMessages(countdownMessages);
  const { prefix = '', memorialDay, endWord } = row.taskInfo;
  return (
    <BatchSummary task={row}>
      <Text>{t.says({ prefix, day: memorialDay })}</Text>
      {endWord ? <Text tone="second">{endWord}</Text> : null}
    </BatchSummary>
  );
}

/** Countdowns for many groups or friends, which stand among all schedules: no page lists them alone. */
export const moreCountdownList: RecordListDefinition<Task, BatchTaskInput> = {
  icon: CalendarClock,
  texts: moreCountdownMessages,
  useRecords: (search) => useBatchTasks('countDown', search),
  keyOf: ({ id }) => id,
  labelOf: ({ taskInfo, cron }) => taskInfo.prefix || cron,
  Summary,
  switched: taskSwitch,
  foundAs: 'batchTasks',
  Dialog: lazyDialog(() => import('./more-countdown-dialog')),
  runNow: (task) => ({ target: 'Tasks', task }),
  isForMembers: true,
  isTimed: true,
};

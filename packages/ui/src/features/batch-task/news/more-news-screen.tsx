import { DEFAULT_CRON } from '@chatdeck/sdk/constants';
import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { Newspaper } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { recordListScreen } from '#lists/records/record-list-screen.tsx';
import { ScheduleSummary } from '#lists/records/summary/schedule-summary.tsx';
import { TargetSummary } from '#lists/records/summary/target-summary.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { TianxingNotice } from '#lists/tianxing/tianxing-notice.tsx';
import { newsScheduleMessages } from '#features/schedule/news/news-schedule.messages.ts';
import { useNewsChannels } from '#features/schedule/news/use-news-channels.ts';
import { moreNewsMessages } from '../batch-task.messages';
import type { TaskOf } from '../batch-task.model';
import { BatchSummary } from '../batch-summary';
import { useBatchTasks } from '../use-batch-tasks';
import { taskSwitch } from '../task-switch';

type Task = TaskOf<'news'>;

function Summary({ row }: { readonly row: Task }) {
  const t = useMessages(newsScheduleMessages);
  const { sortId, num, endWord } = row.taskInfo;
  const channels = useNewsChannels(sortId);
  const channel = channels.find(({ id }) => String(id) === String(sortId))?.label ?? '';
  return (
    <BatchSummary task={row}>
      <Text>{t.says({ channel, count: num })}</Text>
      {endWord ? <Text tone="second">{endWord}</Text> : null}
    </BatchSummary>
  );
}

export const moreNewsList: RecordListDefinition<Task, BatchTaskInput> = {
  icon: Newspaper,
  texts: moreNewsMessages,
  useRecords: (search) => useBatchTasks('news', search),
  keyOf: ({ id }) => id,
  labelOf: ({ targets, cron }) => targets[0]?.name ?? cron,
  Summary,
  switched: taskSwitch,
  foundAs: 'batchTasks',
  example: () => (
    <div className={css.answer}>
      <ScheduleSummary cron={DEFAULT_CRON} />
      <TargetSummary kind="room" isAll targets={[]} />
    </div>
  ),
  Dialog: lazyDialog(() => import('./more-news-dialog')),
  runNow: (task) => ({ target: 'Tasks', task }),
  isForMembers: true,
  isTimed: true,
  Notice: () => <TianxingNotice without="news" />,
};

/** Scheduled news for many groups or friends: add, edit and delete. Read-only without a membership. */
export const MoreNewsScreen = /* @__PURE__ */ recordListScreen(moreNewsList);

import type { BatchTaskInput } from '@chatdeck/sdk/rules';
import { ListOrdered } from 'lucide-react';
import { forwardRef, useRef } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Page } from '#primitives/page/page.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { useListHandle } from '#lists/use-list-handle.ts';
import type { ListHandle } from '#lists/list-props.ts';
import type { ListScreen, ListScreenProps } from '#lists/list-screen.ts';
import { RobotClockNotice } from '#lists/clock/robot-clock-notice.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { useLock } from '#lists/membership/use-lock.tsx';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { recordListScreen } from '#lists/records/record-list-screen.tsx';
import { customContentMessages } from '../batch-task.messages';
import type { TaskOf } from '../batch-task.model';
import { BatchSummary } from '../batch-summary';
import { ChannelList } from '../channel/channel-list';
import { useChannelFirst } from '../channel/use-channel-first';
import { useChannelTasks, useOwnChannels } from '../channel/use-channels';
import { taskSwitch } from '../task-switch';

type Task = TaskOf<'customContent'>;

function Summary({ row }: { readonly row: Task }) {
  const t = useMessages(customContentMessages);
  const { label: channel, isDeleted } = useOwnChannels(row.taskInfo);
  return (
    <BatchSummary task={row}>
      <Text>{isDeleted ? <Badge tone="warning">{channel}</Badge> : t.says({ channel })}</Text>
      {isDeleted ? (
        <Text size="xs" tone="danger">
          {t.deletedHint}
        </Text>
      ) : null}
    </BatchSummary>
  );
}

export const customContentList: RecordListDefinition<Task, BatchTaskInput> = {
  icon: ListOrdered,
  texts: customContentMessages,
  useRecords: useChannelTasks,
  keyOf: ({ id }) => id,
  labelOf: ({ targets, cron }) => targets[0]?.name ?? cron,
  Summary,
  switched: taskSwitch,
  foundAs: 'batchTasks',
  Dialog: lazyDialog(() => import('./custom-content-dialog')),
  runNow: (task) => ({ target: 'Tasks', task }),
  isForMembers: true,
  isTimed: true,
  hasListBelow: true,
};

const Tasks = /* @__PURE__ */ recordListScreen(customContentList);

/** The title alone: without a channel there is nothing to schedule. */
function Head({ hasHeader }: ListScreenProps) {
  const { title, explanation } = useMessages(customContentMessages);
  const { isLocked } = useLock();
  return (
    <Page title={title} description={explanation} hasHeader={hasHeader}>
      {isLocked ? <MemberNotice /> : null}
      <RobotClockNotice />
    </Page>
  );
}

/**
 * Scheduled items of the account's own channels, and the channels, without which there is nothing to schedule: add, edit
 * and delete. For members.
 */
export const CustomContentScreen: ListScreen<ListScreenProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  ListScreenProps
>(function CustomContentScreen(props, ref) {
  const channels = useRef<ListHandle>(null);
  const { isChannelFirst, haveBothFailed, refresh } = useChannelFirst();
  useListHandle(ref, () => {
    refresh();
    channels.current?.refresh();
  });
  return (
    <Stack gap={6}>
      {isChannelFirst ? <Head {...props} /> : <Tasks {...props} />}
      {haveBothFailed ? <StillWorks /> : <ChannelList ref={channels} hasHeader={!isChannelFirst} />}
    </Stack>
  );
});

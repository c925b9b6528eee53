import { BATCH_TASK_TYPE } from '@chatdeck/sdk/plain-rules';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { loadAnew } from '#store/load-anew.ts';
import { hasFailed } from '#store/to-loaded.ts';

/**
 * Whether a channel is what has to be added first: there is none, and no task that sends from one. False while that is
 * unknown, and where it is not needed. `refresh` asks anew for the tasks, whose list is not there without a channel.
 */
export function useChannelFirst(isNeeded = true) {
  const asked = isNeeded ? undefined : skipToken;
  const tasks = batchTaskApi.useBatchTasksQuery(asked);
  const channels = batchTaskApi.useChannelItemsQuery(asked);
  const hasTask = tasks.data?.list.some(({ taskType }) => taskType === BATCH_TASK_TYPE.channel);
  return {
    isChannelFirst: hasTask === false && channels.data?.list.length === 0,
    /** Neither could be loaded, which the page tells of once; the list of channels loads anew when it is shown again. */
    haveBothFailed: hasFailed(tasks) && hasFailed(channels),
    refresh: () => loadAnew(tasks),
  };
}

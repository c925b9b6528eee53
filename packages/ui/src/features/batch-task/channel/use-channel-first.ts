import { BATCH_TASK_TYPE } from '@chatdeck/sdk/plain-rules';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { batchTaskApi } from '#store/batch-task.api.ts';

/**
 * Whether a channel is what has to be added first: there is none, and no task that sends from one. False while that is
 * unknown, and where it is not needed.
 */
export function useChannelFirst(isNeeded = true): boolean {
  const asked = isNeeded ? undefined : skipToken;
  const { data: tasks } = batchTaskApi.useBatchTasksQuery(asked);
  const { data: channels } = batchTaskApi.useChannelItemsQuery(asked);
  const hasTask = tasks?.list.some(({ taskType }) => taskType === BATCH_TASK_TYPE.channel);
  return hasTask === false && channels?.list.length === 0;
}

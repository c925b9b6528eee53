import { skipToken } from '@reduxjs/toolkit/query/react';
import { useIsIdle } from '#context/use-is-idle.ts';
import { configCheckApi } from '#store/config-check.api.ts';
import { libraryApi } from '#store/library.api.ts';
import { promptApi } from '#store/prompt.api.ts';
import { RECENT_JOBS } from '#store/recent-jobs.ts';
import { sendApi } from '#store/send.api.ts';
import { TASK_LISTS, type FindingList } from '#lists/config-check/finding-places.ts';
import { readyOf } from '#features/dashboard/part-state.ts';
import { useRobotStatus, useStoredConfig } from '#features/dashboard/use-dashboard.ts';
import { MATERIAL_PLACES, type Counted } from './page-count.model';

const { knownDialogues, knownRssFeeds, knownBatchTasks, knownReminders } = configCheckApi.endpoints;

/** The rows of records, as far as the check of the config has loaded them. */
function useKnownRecords(): Counted['records'] {
  const { data: dialogues } = knownDialogues.useQueryState(undefined);
  const { data: rssFeeds } = knownRssFeeds.useQueryState(undefined);
  const { data: reminders } = knownReminders.useQueryState(undefined);
  const { data: tasks } = knownBatchTasks.useQueryState(undefined);
  const tasksIn = (list: FindingList) =>
    tasks?.list.filter(({ taskType }) => (TASK_LISTS[taskType] ?? 'batchTasks') === list).length;
  return {
    dialogues: dialogues?.count,
    rssFeeds: rssFeeds?.count,
    reminders: reminders?.count,
    batchTasks: tasksIn('batchTasks'),
    newsTasks: tasksIn('newsTasks'),
    materialTasks: tasksIn('materialTasks'),
    channelTasks: tasksIn('channelTasks'),
  };
}

/**
 * What the number beside a page is made of: what a console has loaded anyway. Materials, preset roles and mass sends are
 * counted by one call each, in idle time, for all pages that show them.
 */
export function useCounted(place: string): Counted {
  const robot = readyOf(useRobotStatus());
  const config = readyOf(useStoredConfig());
  const isIdle = useIsIdle();
  const materials = libraryApi.useMaterialCountsQuery(
    isIdle && MATERIAL_PLACES.has(place) ? undefined : skipToken,
  );
  const prompts = promptApi.usePromptCountQuery(
    isIdle && place === 'aibot.promotstore' ? undefined : skipToken,
  );
  const massSends = sendApi.useSendJobsQuery(
    isIdle && place === 'vip.userGroup' ? RECENT_JOBS : skipToken,
  );
  return {
    config: config?.config,
    friendCount: robot?.friendCount,
    roomCount: robot?.roomCount,
    materials: materials.data?.list,
    records: useKnownRecords(),
    promptCount: prompts.data?.count,
    massSendCount: massSends.data?.count,
  };
}

import { useMessages } from '#messages';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import { customContentMessages } from './batch-task.messages';
import type { TaskOf } from './batch-task.model';
import { useBatchTasks } from './use-batch-tasks';

/** A select renders all of its items; a longer list would be impractical to search. */
const MOST_CHOICES = 300;

type Stored = Pick<TaskOf<'customContent'>['taskInfo'], 'sortId' | 'isLocal'>;

/**
 * The account's own channels as choices, with the task's stored one; a deleted channel remains a choice and is labelled
 * as deleted.
 */
export function useOwnChannels({ sortId: stored, isLocal = false }: Partial<Stored>) {
  const t = useMessages(customContentMessages);
  const { data } = batchTaskApi.useOwnChannelsQuery();
  const items = (data ?? [])
    .slice(0, MOST_CHOICES)
    .map(({ sortId, name }) => ({ id: sortId, label: name }));
  if (stored === undefined || stored === '') return { items, label: '', isDeleted: false };
  const known = data?.find(({ sortId }) => String(sortId) === String(stored));
  // Channels built into the robot are not in this list, and none counts as deleted while the list loads.
  const isDeleted = data !== undefined && known === undefined && !isLocal;
  const label = known?.name ?? (isDeleted ? t.deletedChannel : String(stored));
  const isListed = items.some(({ id }) => id === stored);
  return { items: isListed ? items : [...items, { id: stored, label }], label, isDeleted };
}

/** The tasks that send from channels. They are stale while the channel names are stale; a retry fetches both. */
export function useChannelTasks(search: PagedSearch) {
  const tasks = useBatchTasks('customContent', search);
  const channels = toLoaded([batchTaskApi.useOwnChannelsQuery()], {});
  const { list } = tasks;
  if (list.status === 'loading' || channels.status !== 'ready' || !channels.isStale) return tasks;
  const retry = () => {
    list.retry();
    channels.retry();
  };
  const both = list.status === 'ready' ? { ...list, isStale: true, retry } : { ...list, retry };
  return { ...tasks, list: both };
}

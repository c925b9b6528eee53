import { useMessages } from '#messages';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import type { PagedSearch } from '#lists';
import { customContentMessages } from './batch-task.messages';
import type { TaskOf } from './batch-task.model';
import { useBatchTasks } from './use-batch-tasks';

/** A select draws all of its choices, so it is given no more than one can be found among. */
const MOST_CHOICES = 300;

type Stored = Pick<TaskOf<'customContent'>['taskInfo'], 'sortId' | 'isLocal'>;

/** The account's own channels as choices, and the one that a task stores: one that is gone stays a choice, named so. */
export function useOwnChannels({ sortId: stored, isLocal = false }: Partial<Stored>) {
  const t = useMessages(customContentMessages);
  const { data } = batchTaskApi.useOwnChannelsQuery();
  const items = (data ?? [])
    .slice(0, MOST_CHOICES)
    .map(({ sortId, name }) => ({ id: sortId, label: name }));
  if (stored === undefined || stored === '') return { items, label: '', isDeleted: false };
  const known = data?.find(({ sortId }) => String(sortId) === String(stored));
  // What the robot itself runs is no channel of ours, and while they load none is gone.
  const isDeleted = data !== undefined && known === undefined && !isLocal;
  const label = known?.name ?? (isDeleted ? t.deletedChannel : String(stored));
  const isListed = items.some(({ id }) => id === stored);
  return { items: isListed ? items : [...items, { id: stored, label }], label, isDeleted };
}

/** The tasks that send from channels, stale while the names of the channels are; asking again asks for both. */
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

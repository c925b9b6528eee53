import type { OwnChannel } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import type { ChannelInput } from '@chatdeck/sdk/rules';
import { thrownToError, type CallError } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { useLive } from '#store/live/use-live.ts';
import { batchTaskApi } from '#store/batch-task.api.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoadedRows, toLoaded } from '#store/to-loaded.ts';
import type { ListQuery } from '#lists/list-props.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';
import type { Records, SaveOutcome } from '#lists/records/record-list-definition.ts';
import { outcomeOf } from '#lists/records/record-calls.ts';
import { customContentMessages } from '../batch-task.messages';
import type { TaskOf } from '../batch-task.model';
import { useBatchTasks } from '../use-batch-tasks';

/** A channel and its index in the list when it was read. */
export interface ChannelAt {
  readonly channel: OwnChannel;
  readonly at: number;
}

type Channels = readonly OwnChannel[];
type Change = (channels: Channels) => readonly ChannelInput[];

/** How often a change is retried on top of a concurrent save. */
const TRIES = 3;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The channels of the account. A save replaces the whole list, so each change is applied to the latest stored version.
 */
export function useChannels({ page = 1, pageSize = RECORDS_PAGE }: ListQuery = {}): Records<
  ChannelAt,
  ChannelInput
> {
  useLive();
  const query = batchTaskApi.useChannelItemsQuery();
  const [load] = batchTaskApi.useLazyChannelItemsQuery();
  const [send] = batchTaskApi.useSaveChannelsMutation();
  const all = (query.data?.list ?? []).map((channel, at) => ({ channel, at }));
  const shown = all.slice((page - 1) * pageSize, page * pageSize);
  const data = query.data && { count: all.length, list: shown };

  /** Applies a change, unless the channel was changed or deleted since the user saw it. */
  const change = async (
    seen: ChannelAt | undefined,
    make: Change,
    tries = TRIES,
  ): Promise<SaveOutcome<ChannelAt>> => {
    const latest = await load();
    if (!latest.data) return outcomeOf(latest);
    const { list, version: baseVersion } = latest.data;
    const at = list.findIndex(({ sortId }) => sortId === seen?.channel.sortId);
    const now = list[at];
    if (seen && !isSame(now, seen.channel)) {
      const error: CallError = { ...thrownToError(undefined), code: CODE.configChanged };
      return { status: 'changed', error, now: now && { channel: now, at } };
    }
    const sent = await send({ channels: make(list), baseVersion });
    const outcome = outcomeOf<ChannelAt>(sent);
    const isLate = outcome.status === 'refused' && outcome.error.code === CODE.configChanged;
    return isLate && tries > 1 ? change(seen, make, tries - 1) : outcome;
  };
  const errorOf = (outcome: SaveOutcome<ChannelAt>) =>
    outcome.status === 'saved' ? undefined : outcome.error;
  const isOther = (sortId: ChannelInput['sortId']) => (other: OwnChannel) =>
    other.sortId !== sortId;

  return {
    list: toLoadedRows({ ...query, data }, pageSize),
    refresh: () => loadAnew(query),
    save: (input, seen) =>
      change(seen, (list) =>
        seen
          ? list.map((one) => (one.sortId === seen.channel.sortId ? input : one))
          : [...list.filter(isOther(input.sortId)), input],
      ),
    // Deletes it even if it has changed meanwhile: its tasks stop either way, and undo restores the version that the
    // user saw.
    remove: async ({ channel }) =>
      errorOf(await change(undefined, (list) => list.filter(isOther(channel.sortId)))),
    restore: async ({ channel, at }) =>
      errorOf(
        await change(undefined, (list) => {
          const others = list.filter(isOther(channel.sortId));
          return [...others.slice(0, at), channel, ...others.slice(at)];
        }),
      ),
  };
}

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
export function useChannelTasks(search: ListQuery = {}) {
  const tasks = useBatchTasks('customContent', search);
  const names = batchTaskApi.useOwnChannelsQuery();
  const channels = toLoaded([names], {});
  const { list } = tasks;
  const refresh = () => {
    tasks.refresh();
    loadAnew(names);
  };
  if (list.status === 'loading' || channels.status !== 'ready' || !channels.isStale) {
    return { ...tasks, refresh };
  }
  const retry = () => {
    list.retry();
    channels.retry();
  };
  const both = list.status === 'ready' ? { ...list, isStale: true, retry } : { ...list, retry };
  return { ...tasks, refresh, list: both };
}

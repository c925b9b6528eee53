import { useMemo } from 'react';
import { isNotInSession } from '#context/call-error.ts';
import { useMessages } from '#messages';
import { matchNames } from '#primitives/multi-select/selection.model.ts';
import type { OptionsStatus } from '#primitives/option-list/option-item.ts';
import { contactApi } from '#store/contact.api.ts';
import { groupApi } from '#store/group.api.ts';
import type { SendTarget } from '#store/send-target.ts';
import { targetMessages } from './target.messages';
import { fromFriend, fromRoom, type TargetItem } from './target.model';

const nobody: readonly TargetItem[] = [];

interface QueryState {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** Loaded data remains usable after a failed refresh; without data a list is failed or loading. */
export function statusOf({ data, error, isFetching }: QueryState): OptionsStatus {
  if (isNotInSession(error)) return 'notInSession';
  if (data !== undefined) return 'ready';
  return error !== undefined && !isFetching ? 'failed' : 'loading';
}

/** All groups or all friends of the robot, as choices. */
export function useTargets(kind: SendTarget['kind'], isForNotice: boolean) {
  const t = useMessages(targetMessages);
  const rooms = groupApi.useAllGroupsQuery(undefined, { skip: kind !== 'room' });
  const friends = contactApi.useAllContactsQuery(undefined, { skip: kind !== 'contact' });
  const noAdminReason = isForNotice ? t.notAdmin : undefined;
  const query = kind === 'room' ? rooms : friends;
  const items = useMemo(
    () =>
      kind === 'room'
        ? (rooms.data?.map((room) => fromRoom(room, noAdminReason)) ?? nobody)
        : (friends.data?.map(fromFriend) ?? nobody),
    [kind, rooms.data, friends.data, noAdminReason],
  );
  return { items, status: statusOf(query), onRetry: () => void query.refetch() };
}

/** Finds the groups or friends with exactly these names, in a single call. */
export function useTargetsByName(kind: SendTarget['kind']) {
  const [allRooms] = groupApi.useLazyAllGroupsQuery();
  const [allFriends] = contactApi.useLazyAllContactsQuery();
  return async (names: readonly string[]): Promise<readonly TargetItem[]> => {
    const items =
      kind === 'room'
        ? (await allRooms(undefined, true)).data?.map((room) => fromRoom(room, undefined))
        : (await allFriends(undefined, true)).data?.map(fromFriend);
    return matchNames(items ?? [], names).found;
  };
}

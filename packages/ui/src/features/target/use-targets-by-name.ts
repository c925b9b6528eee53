import { matchNames } from '#primitives/multi-select/selection.model.ts';
import { contactApi } from '#store/contact.api.ts';
import { groupApi } from '#store/group.api.ts';
import type { SendTarget } from '#store/send-target.ts';
import { fromFriend, fromRoom, type TargetItem } from './target.model';

/** Finds the groups or friends that have exactly these names, with one call for any number of them. */
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

import { useMessages } from '#messages';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { targetMessages } from '#lists/records/summary/target.messages.ts';

/** The labels of the fields that select a record's targets. */
export function useTargetLabels(): PartLabels {
  const t = useMessages(targetMessages);
  return {
    type: t.type,
    targets: t.type,
    isAll: `${t.allRooms} / ${t.allFriends}`,
    isAllRoom: t.allRooms,
    isAllFriend: t.allFriends,
    excludeTargets: t.except,
  };
}

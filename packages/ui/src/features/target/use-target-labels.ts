import { useMessages } from '#messages';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { targetMessages } from '#lists/records/summary/target.messages.ts';

/** What the parts that say for whom a record is are called in its form. */
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

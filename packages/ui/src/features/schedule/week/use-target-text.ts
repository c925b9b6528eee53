import { useMessages } from '#messages';
import { weekMessages } from './week.messages';
import type { WeekSchedule } from './week-schedule';

/** A short text of a schedule's targets. */
export function useTargetText() {
  const t = useMessages(weekMessages);
  return ({ targets, targetType }: Pick<WeekSchedule, 'targets' | 'targetType'>): string => {
    const [name] = targets;
    const areRooms = targetType === 'room';
    if (name === undefined) return areRooms ? t.allRooms : t.allFriends;
    return targets.length === 1 ? name : t.more({ name, count: targets.length, areRooms });
  };
}

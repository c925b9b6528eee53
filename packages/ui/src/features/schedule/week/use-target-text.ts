import { useMessages } from '#messages';
import { weekMessages } from './week.messages';
import type { WeekSchedule } from './week-schedule';

/** To whom a schedule sends, in a few words. */
export function useTargetText() {
  const t = useMessages(weekMessages);
  return ({ targets, targetType }: Pick<WeekSchedule, 'targets' | 'targetType'>): string => {
    const [name] = targets;
    if (name === undefined) return targetType === 'room' ? t.allRooms : t.allFriends;
    return targets.length === 1 ? name : t.more({ name, count: targets.length });
  };
}

import type { ScheduleEntry } from './schedule-entry';

interface WhoTexts {
  readonly allRooms: string;
  readonly allFriends: string;
  readonly except: (count: { readonly count: number }) => string;
  readonly more: (named: { readonly name: string; readonly count: number }) => string;
}

/** A short text of a schedule's targets. */
export function whoText(
  { isForAll, targetType, targets, exceptions }: ScheduleEntry,
  t: WhoTexts,
): string {
  if (isForAll) {
    const all = targetType === 'room' ? t.allRooms : t.allFriends;
    return exceptions.length === 0 ? all : `${all} · ${t.except({ count: exceptions.length })}`;
  }
  const [name = ''] = targets;
  return targets.length > 1 ? t.more({ name, count: targets.length }) : name;
}

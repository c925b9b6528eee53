import type { ScheduleEntry } from './schedule-entry';

interface Targets {
  readonly count: number;
  readonly areRooms: boolean;
}

interface WhoTexts {
  readonly allRooms: string;
  readonly allFriends: string;
  readonly except: (targets: Targets) => string;
  readonly more: (targets: Targets & { readonly name: string }) => string;
}

/** A short text of a schedule's targets. */
export function whoText(
  { isForAll, targetType, targets, exceptions }: ScheduleEntry,
  t: WhoTexts,
): string {
  const areRooms = targetType === 'room';
  if (isForAll) {
    const all = areRooms ? t.allRooms : t.allFriends;
    return exceptions.length === 0
      ? all
      : `${all} · ${t.except({ count: exceptions.length, areRooms })}`;
  }
  const [name = ''] = targets;
  return targets.length > 1 ? t.more({ name, count: targets.length, areRooms }) : name;
}

import type { BatchTask, ConfigEntry, ConfigRows, Reminder, RssFeed } from '@chatdeck/sdk';
import { listedRows } from '@chatdeck/sdk/config';
import type { TargetType } from '@chatdeck/sdk/constants';
import { isMissedReminder, type JsonObject } from '@chatdeck/sdk/plain-rules';
import { namesOf } from '#features/schedule/week/week-schedule.ts';
import type { RowReader } from '#lists/config/row-reader.ts';
import type { RowAt } from '#lists/rules/rows/row-changes.ts';
import { rowKeys } from '#lists/rules/rows/many-rows.ts';
import { nameOfDue, type DueRow } from '#features/schedule/due/schedule.model.ts';
import {
  BATCH_KINDS,
  CONFIG_KINDS,
  MEMBER_KINDS,
  type ScheduleKind,
  type ScheduleList,
} from './schedule-kind';

/** A schedule that is a record of the server. */
export type ScheduleRecord =
  | { readonly of: 'reminder'; readonly row: Reminder }
  | { readonly of: 'batch'; readonly row: BatchTask }
  | { readonly of: 'rss'; readonly row: RssFeed };

/** A schedule that is a row of the robot config. */
export type ScheduleRow<List extends ScheduleList = ScheduleList> = {
  readonly [Name in List]: {
    readonly of: 'config';
    readonly list: Name;
    readonly seen: RowAt;
    /** The stored row as its list reads it. */
    readonly entry: ConfigEntry<ConfigRows[Name]>;
  };
}[List];

/** Where a schedule is stored. */
export type ScheduleSource = ScheduleRow | ScheduleRecord;

/** What prevents a schedule from running, besides a pause. */
type Stop = 'unreadable' | 'done' | 'missed' | 'over' | 'members';

/** A schedule of any kind, as the table shows it. */
export interface ScheduleEntry {
  /** Unique among all schedules, and the same while others change. */
  readonly id: string;
  readonly kind: ScheduleKind;
  readonly source: ScheduleSource;
  /** A cron expression, or `2026-05-20 18:30` for what happens once. */
  readonly when: string;
  readonly isOnce: boolean;
  readonly targetType: TargetType;
  /** All groups or friends, but for the exceptions. */
  readonly isForAll: boolean;
  readonly targets: readonly string[];
  readonly exceptions: readonly string[];
  readonly isPaused: boolean;
  readonly stop: Stop | undefined;
  /** This session may see schedules and not change them. Default false. */
  readonly isReadOnly?: boolean;
}

const LISTS = Object.keys(CONFIG_KINDS).filter(
  (list): list is ScheduleList => list in CONFIG_KINDS,
);

const forNamed = { isForAll: false, exceptions: [] } as const;

/** Every row of the schedules of a config, paused ones included. */
export const configEntries = (config: JsonObject, readRow: RowReader): readonly ScheduleEntry[] =>
  LISTS.flatMap((list) => {
    const rows = listedRows(config, list);
    const keys = rowKeys(rows);
    return rows.map((row, at): ScheduleEntry => {
      const source = scheduleRow(list, { row, at }, readRow);
      const due: DueRow | undefined =
        source.entry.status === 'ready' ? source.entry.row : undefined;
      return {
        id: `${list} ${keys[at] ?? at}`,
        kind: CONFIG_KINDS[list],
        source,
        when: due?.date ?? '',
        isOnce: false,
        targetType: due?.type ?? 'room',
        ...forNamed,
        targets: due ? [nameOfDue(due)] : [],
        isPaused: row.isPaused,
        stop: due ? undefined : 'unreadable',
      };
    });
  });

const scheduleRow = <List extends ScheduleList>(
  list: List,
  seen: RowAt,
  readRow: RowReader,
): ScheduleRow<List> => ({ of: 'config', list, seen, entry: readRow(list, seen.row.stored) });

export const reminderEntry = (row: Reminder, now: number): ScheduleEntry => ({
  id: `reminder ${row.id}`,
  kind: 'reminder',
  source: { of: 'reminder', row },
  when: row.time,
  isOnce: !row.isLoop,
  targetType: 'contact',
  ...forNamed,
  targets: [row.subscribe],
  isPaused: row.isPaused,
  stop: stopOf(row, now),
});

function stopOf(row: Reminder, now: number): Stop | undefined {
  if (row.isDone) return 'done';
  if (!isMissedReminder(row, now)) return undefined;
  return row.isPaused ? 'over' : 'missed';
}

export function batchEntry(row: BatchTask, isMember: boolean): ScheduleEntry {
  const { id, type, cron, isAll, targets, excludeTargets, isPaused, taskType } = row;
  return {
    id: `batch ${id}`,
    kind: BATCH_KINDS[taskType],
    source: { of: 'batch', row },
    when: cron,
    isOnce: false,
    targetType: type,
    isForAll: isAll,
    targets: isAll ? [] : namesOf(targets),
    exceptions: isAll ? namesOf(excludeTargets) : [],
    isPaused,
    stop: isMember ? undefined : 'members',
  };
}

export const rssEntry = (row: RssFeed, isMember: boolean): ScheduleEntry => ({
  id: `rss ${row.id}`,
  kind: 'rss',
  source: { of: 'rss', row },
  when: row.updateTime,
  isOnce: false,
  targetType: row.type,
  ...forNamed,
  targets: namesOf(row.targets),
  isPaused: row.isPaused,
  stop: isMember ? undefined : 'members',
});

/** Whether it can be paused and resumed: not what has been, and not without the right or the membership that it takes. */
export const canPause = ({ stop, isReadOnly = false }: ScheduleEntry) =>
  stop === undefined && !isReadOnly;

/** Whether it can only be read: by who is not a member, and in a session without the right to change it. */
export const isLocked = ({ kind, stop, isReadOnly = false }: ScheduleEntry) =>
  isReadOnly || (stop === 'members' && MEMBER_KINDS.has(kind));

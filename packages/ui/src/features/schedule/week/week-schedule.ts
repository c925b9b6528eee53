import type { BatchTask, Reminder, RssFeed } from '@chatdeck/sdk';
import { listedRows } from '@chatdeck/sdk/config';
import type { Json, JsonObject } from '@chatdeck/sdk/rules';
import type { Destination, NavigationIntent } from '#context/navigation.ts';
import { rowQuery } from '#lists/rules/focus/row-address.ts';

/** The kinds of schedules, in the order of the legend. */
export const WEEK_KINDS = [
  'daily',
  'material',
  'news',
  'countdown',
  'reminder',
  'batch',
  'rss',
] as const;
export type WeekKind = (typeof WEEK_KINDS)[number];

/** A schedule as the week shows it. */
export interface WeekSchedule {
  /** Unique among all schedules. */
  readonly id: string;
  readonly kind: WeekKind;
  /** A cron expression, or `2026-05-20 18:30` for what happens once. */
  readonly when: string;
  /** The names of its groups or friends; empty if it is for all of them. */
  readonly targets: readonly string[];
  readonly targetType: 'room' | 'contact';
  readonly place: Destination;
  /** Opens it on that page. */
  readonly query?: NavigationIntent['query'];
}

interface ScheduleList {
  readonly list:
    'dayTaskSchedule' | 'roomTaskSchedule' | 'roomNewsSchedule' | 'countDownTaskSchedule';
  readonly kind: WeekKind;
  readonly place: Destination;
}

const LISTS: readonly ScheduleList[] = [
  { list: 'dayTaskSchedule', kind: 'daily', place: 'schedule.day' },
  { list: 'roomTaskSchedule', kind: 'material', place: 'schedule.custom' },
  { list: 'roomNewsSchedule', kind: 'news', place: 'schedule.news' },
  { list: 'countDownTaskSchedule', kind: 'countdown', place: 'schedule.countdown' },
];

/** The schedules of a config that run, or those that are paused. */
export const configSchedules = (
  config: JsonObject,
  { arePaused }: { readonly arePaused: boolean },
): readonly WeekSchedule[] =>
  LISTS.flatMap(({ list, kind, place }) =>
    listedRows(config, list).flatMap(({ stored, isPaused }, at): WeekSchedule[] => {
      const row = isPaused === arePaused ? scheduleRow(stored) : undefined;
      const query = rowQuery(stored, at);
      return row ? [{ id: `${list} ${at}`, kind, place, query, ...row }] : [];
    }),
  );

/** What every row of the four lists has in common; undefined for a value that is no row. */
function scheduleRow(stored: Json) {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const text = (key: string) => (typeof stored[key] === 'string' ? stored[key] : '');
  const [room, friend] = [text('roomName'), text('name')];
  const isRoom = stored['type'] === 'room';
  const name = (isRoom ? room || friend : friend || room) || text('alias') || text('wxid');
  return {
    when: text('date'),
    targets: [name],
    targetType: isRoom ? ('room' as const) : ('contact' as const),
  };
}

const BATCH_PLACE: Readonly<Record<BatchTask['taskType'], Destination>> = {
  news: 'custom.moreNews',
  custom: 'custom.moreMaterial',
  customContent: 'schedule.customContent',
  countDown: 'schedule.countdown',
};

/** What targets are called. */
export const namesOf = (targets: readonly { readonly name: string }[]) =>
  targets.map(({ name }) => name);

/** A task for many groups or friends; what it excludes is not looked at. */
export const batchSchedule = (task: BatchTask): WeekSchedule => ({
  id: `batch ${task.id}`,
  kind: 'batch',
  when: task.cron,
  targets: task.isAll ? [] : namesOf(task.targets),
  targetType: task.type,
  place: BATCH_PLACE[task.taskType],
});

export const reminderSchedule = ({ id, time, subscribe }: Reminder): WeekSchedule => ({
  id: `reminder ${id}`,
  kind: 'reminder',
  when: time,
  targets: [subscribe],
  targetType: 'contact',
  place: 'schedule.tasks',
});

export const rssSchedule = ({ id, updateTime, targets, type }: RssFeed): WeekSchedule => ({
  id: `rss ${id}`,
  kind: 'rss',
  when: updateTime,
  targets: namesOf(targets),
  targetType: type,
  place: 'vip.rssNews',
});

/** Opens a schedule in its list. */
export const scheduleIntent = ({ place, query }: WeekSchedule): NavigationIntent => ({
  to: place,
  ...(query && { query }),
});

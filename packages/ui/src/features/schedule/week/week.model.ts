import { readCron, robotDate, runsByDay, type RunDay } from '@chatdeck/sdk/cron';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';
import { WEEK_KINDS, type WeekKind, type WeekSchedule } from './week-schedule';

const DAYS_OF_WEEK = 7;
/** A schedule with more runs a day is drawn as one line. */
const MOST_MARKS_A_DAY = 12;
/** Hours between two labels of the scale, which begins at 6 unless something runs earlier. */
const SCALE_STEP = 3;
const SCALE_START = 6;
const HOURS = 24;
const MINUTE_S = 60;
const DAY_MS = 86_400_000;

/** Schedules of one kind that run in the same minute. */
export interface WeekMark {
  readonly kind: WeekKind;
  /** Minutes since midnight in the robot's zone. */
  readonly minute: number;
  readonly schedules: readonly WeekSchedule[];
  /** Another schedule sends to the same group or friend in this minute. */
  readonly hasCollision: boolean;
}

/** A schedule that runs all the time. */
export interface WeekBand {
  readonly kind: WeekKind;
  readonly from: number;
  readonly to: number;
  readonly runs: number;
  readonly schedule: WeekSchedule;
}

export interface WeekDay {
  /** `2026-05-20` */
  readonly date: string;
  readonly marks: readonly WeekMark[];
  readonly bands: readonly WeekBand[];
}

/** A week of all schedules, from Monday. */
export interface Week {
  readonly days: readonly WeekDay[];
  /** The kinds that run in it. */
  readonly kinds: readonly WeekKind[];
  /** The first hour of the scale, which ends at 24. */
  readonly startHour: number;
}

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of an instant, `weeks` later, on the robot's calendar. */
export function mondayOf(at: Date, weeks: number): string {
  const today = robotDate(at);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || DAYS_OF_WEEK;
  return addDays(today, 1 - weekday + weeks * DAYS_OF_WEEK);
}

/** The runs of a schedule in the week; none for a time that the robot does not accept. */
function runsOf({ when }: WeekSchedule, monday: string): readonly RunDay[] {
  const once = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})/.exec(when);
  if (once) {
    const [, date = '', hour, minute] = once;
    return [{ date, times: [Number(hour) * 3_600 + Number(minute) * MINUTE_S] }];
  }
  const reading = readCron(when);
  return reading.status === 'accepted' ? runsByDay(reading.schedule, monday, DAYS_OF_WEEK) : [];
}

interface Run {
  readonly minute: number;
  readonly schedule: WeekSchedule;
}

/** Where the schedules stand in the week that begins on a Monday. */
export function weekOf(schedules: readonly WeekSchedule[], monday: string): Week {
  const runs = new Map<string, Run[]>();
  const bands = new Map<string, WeekBand[]>();
  for (const schedule of schedules) {
    for (const { date, times } of runsOf(schedule, monday)) {
      const minutes = times.map((time) => Math.floor(time / MINUTE_S));
      const [first, last] = [minutes[0], minutes.at(-1)];
      if (first === undefined || last === undefined) continue;
      if (minutes.length > MOST_MARKS_A_DAY) {
        const band = { kind: schedule.kind, from: first, to: last, runs: minutes.length, schedule };
        push(bands, date, band);
      } else {
        minutes.forEach((minute) => push(runs, date, { minute, schedule }));
      }
    }
  }
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, at): WeekDay => {
    const date = addDays(monday, at);
    return { date, marks: marksOf(runs.get(date) ?? []), bands: bands.get(date) ?? [] };
  });
  const shown = new Set(
    days.flatMap(({ marks, bands: lines }) => [...marks, ...lines].map(kindOf)),
  );
  return { days, kinds: WEEK_KINDS.filter((kind) => shown.has(kind)), startHour: startOf(days) };
}

const kindOf = ({ kind }: { readonly kind: WeekKind }) => kind;

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The marks of a day in their order of time. */
function marksOf(runs: readonly Run[]): readonly WeekMark[] {
  const byMinute = new Map<string, Run[]>();
  for (const run of runs) push(byMinute, String(run.minute), run);
  return [...byMinute.values()]
    .flatMap((atOnce) => {
      const colliding = collisionsOf(atOnce.map(({ schedule }) => schedule));
      return WEEK_KINDS.flatMap((kind): WeekMark[] => {
        const ofKind = atOnce.filter(({ schedule }) => schedule.kind === kind);
        const [first] = ofKind;
        if (!first) return [];
        const schedules = ofKind.map(({ schedule }) => schedule);
        const hasCollision = schedules.some(({ id }) => colliding.has(id));
        return [{ kind, minute: first.minute, schedules, hasCollision }];
      });
    })
    .sort((one, other) => one.minute - other.minute);
}

/** The ids of the schedules that share a group or a friend with another one. */
function collisionsOf(schedules: readonly WeekSchedule[]): ReadonlySet<string> {
  const byTarget = new Map<string, string[]>();
  for (const { id, targets, targetType } of schedules) {
    for (const target of new Set(targets)) push(byTarget, `${targetType} ${target}`, id);
  }
  const colliding = new Set([...byTarget.values()].filter((ids) => ids.length > 1).flat());
  for (const type of ['room', 'contact'] as const) {
    const ofType = schedules.filter(({ targetType }) => targetType === type);
    const isForAll = ofType.some(({ targets }) => targets.length === 0);
    if (isForAll && ofType.length > 1) ofType.forEach(({ id }) => colliding.add(id));
  }
  return colliding;
}

/** What runs all day does not stretch the scale; its line begins where the scale does. */
function startOf(days: readonly WeekDay[]): number {
  const minutes = days.flatMap(({ marks }) => marks.map(({ minute }) => minute));
  const first = Math.min(...minutes, SCALE_START * 60);
  return Math.floor(first / 60 / SCALE_STEP) * SCALE_STEP;
}

/** How often something runs on a day. */
export const runCount = ({ marks, bands }: WeekDay): number =>
  marks.reduce((sum, { schedules }) => sum + schedules.length, 0) +
  bands.reduce((sum, { runs }) => sum + runs, 0);

/** How many minutes of the week have runs for the same group or friend. */
export const collisionCount = ({ days }: Week): number =>
  days.reduce((sum, { marks }) => {
    const minutes = marks.filter(({ hasCollision }) => hasCollision).map(({ minute }) => minute);
    return sum + new Set(minutes).size;
  }, 0);

/** The hours that label a scale. */
export const scaleHours = (startHour: number): readonly number[] =>
  Array.from(
    { length: (HOURS - startHour) / SCALE_STEP + 1 },
    (_, at) => startHour + at * SCALE_STEP,
  );

/** Where a minute of the day is on a scale, in percent; a minute before its beginning is at its beginning. */
export const placeOf = (minute: number, startHour: number): number =>
  Math.max(0, (minute / 60 - startHour) / (HOURS - startHour)) * 100;

/** `480` as `08:00`. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const robotClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ROBOT_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The minute of the robot's day at an instant. */
export function minuteOf(at: Date): number {
  const [hour, minute] = robotClock.format(at).split(':');
  return Number(hour) * 60 + Number(minute);
}

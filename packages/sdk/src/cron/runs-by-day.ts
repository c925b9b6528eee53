import { ROBOT_TIME_ZONE } from '../resources/schedule/schedule.constants';
import type { CronDays, CronSchedule } from './cron.model';

/** The runs of a schedule on one day of the robot's calendar, Asia/Shanghai. */
export interface RunDay {
  /** `2026-11-22` */
  readonly date: string;
  /** Seconds since midnight, ascending; empty on a day without runs. */
  readonly times: readonly number[];
}

const DAY_MS = 86_400_000;

/** Made with the first date: a format takes far longer to make than to use. */
let dateFormat: Intl.DateTimeFormat | undefined;

/** The robot's date at an instant, as `2026-11-22`. */
export function robotDate(at: Date): string {
  dateFormat ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: ROBOT_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return dateFormat.format(at);
}

/**
 * The runs on consecutive days of the robot's calendar, beginning with `firstDate` (`2026-11-22`). Computed from the
 * schedule alone, without the cron engine that `nextRuns` loads: a week of a schedule takes microseconds.
 * @throws RangeError for a date that does not exist
 */
export function runsByDay(
  { second, minutes, hours, months, days }: CronSchedule,
  firstDate: string,
  count: number,
): readonly RunDay[] {
  const times = hours.flatMap((hour) =>
    minutes.map((minute) => hour * 3_600 + minute * 60 + second),
  );
  const first = Date.parse(`${firstDate}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(first + at * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    const isRunDay = months.includes(day.getUTCMonth() + 1) && fitsDay(days, day);
    return { date, times: isRunDay ? times : [] };
  });
}

function fitsDay(days: CronDays, date: Date): boolean {
  switch (days.kind) {
    case 'every':
      return true;
    case 'days':
      return fitsMonthDay(days, date);
    case 'weekdays':
      return fitsWeekday(days, date);
    case 'either':
      return fitsMonthDay(days, date) || fitsWeekday(days, date);
  }
}

interface MonthDays {
  readonly days: readonly number[];
  readonly last: boolean;
}

const fitsMonthDay = ({ days, last }: MonthDays, date: Date): boolean =>
  days.includes(date.getUTCDate()) || (last && isLastOfMonth(date));

const isLastOfMonth = (date: Date): boolean =>
  new Date(date.getTime() + DAY_MS).getUTCMonth() !== date.getUTCMonth();

interface Weekdays {
  readonly weekdays: readonly number[];
  readonly nth?: number;
}

const fitsWeekday = ({ weekdays, nth }: Weekdays, date: Date): boolean =>
  weekdays.includes(date.getUTCDay()) &&
  (nth === undefined || Math.ceil(date.getUTCDate() / 7) === nth);

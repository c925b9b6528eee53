import type { CronDays } from './cron.model';
import { longestMonth } from './cron.constants';
import { distinct, type CronEntry } from './cron-fields.rules';

/** The three day fields, as the robot stores them. */
export interface WrittenDays {
  readonly days: readonly CronEntry[];
  readonly months: readonly CronEntry[];
  readonly weekdays: readonly CronEntry[];
  /** The number after `#`. */
  readonly nth?: number;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** The week of a month in which its last day lies, except for February: there it is the fourth in three of four years. */
const LAST_WEEK = 5;
const inWeek = (day: number, nth: number) => Math.ceil(day / 7) === nth;

/** True if the days include every day of every given month. */
export function coversMonths(
  days: readonly number[],
  last: boolean,
  months: readonly number[],
): boolean {
  const longest = Math.max(...months.map(longestMonth));
  return upTo(last ? longest - 1 : longest).every((day) => days.includes(day));
}

/** True for a last day that falls in the requested week in some years only, which no other form expresses. */
export const isUncertainLast = ({ days, months, nth = 0 }: WrittenDays): boolean =>
  nth >= LAST_WEEK - 1 && days.includes('L') && months.includes(2);

/**
 * The days that the robot stores: with a single month, only those that it has. That makes `*` of a short month
 * 30 entries, which the robot no longer treats as a wildcard.
 */
export function effectiveDays({ days, months }: WrittenDays): readonly CronEntry[] {
  const [month] = months;
  const limit = months.length === 1 && typeof month === 'number' ? longestMonth(month) : 31;
  return days.filter((day) => day === 'L' || day <= limit);
}

/** What the three fields mean together on the robot (cron-parser 2.18.0, `_findSchedule`). */
export function readDays(written: WrittenDays): CronDays {
  const { nth } = written;
  const stored = effectiveDays(written);
  // The robot counts entries, duplicates included, to detect a wildcard: 0-7 has eight, 0-6 only seven.
  const anyDay = stored.length === 31;
  const anyWeekday = written.weekdays.length === 8;
  const usesDays = anyWeekday || !anyDay;
  const usesWeekdays = anyDay || !anyWeekday;
  const weekdays = usesWeekdays ? distinct(written.weekdays).filter((weekday) => weekday < 7) : [];
  const last = usesDays && stored.includes('L');
  const days = usesDays ? distinct(stored) : [];

  const every = weekdays.length === 7 || coversMonths(days, last, distinct(written.months));
  if (every && nth === undefined) return { kind: 'every' };
  if (every)
    return { kind: 'days', days: upTo(31).filter((day) => inWeek(day, nth ?? 0)), last: false };
  // The robot applies the nth week to days of the month too, where other parsers apply it to weekdays only.
  const chosen = nth === undefined ? days : days.filter((day) => inWeek(day, nth));
  const end = last && (nth === undefined || nth === LAST_WEEK);
  if (weekdays.length === 0) return { kind: 'days', days: chosen, last: end };
  if (chosen.length === 0 && !end) return { kind: 'weekdays', weekdays, nth };
  return { kind: 'either', days: chosen, last: end, weekdays, nth };
}

/** Detects that no date matches, or so few that the robot gives up its search after some 10,000 days. */
export function neverFires(
  rule: CronDays,
  months: readonly number[],
): 'cron.never' | 'cron.rare' | undefined {
  if (rule.kind === 'every') return undefined;
  const fits = (day: number) => months.some((month) => day <= longestMonth(month));
  if (rule.kind !== 'weekdays' && (rule.last || rule.days.some(fits))) return undefined;
  if (rule.kind === 'days') return 'cron.never';
  // A fifth Monday of February occurs once in 28 years.
  return rule.nth === LAST_WEEK && months.every((month) => month === 2) ? 'cron.rare' : undefined;
}

import type { Text } from '../core/locale';

/** The six fields of the robot's dialect, in their order: seconds first. */
export const CRON_FIELDS = ['second', 'minute', 'hour', 'day', 'month', 'weekday'] as const;
/** One of the six fields of a cron expression, seconds first. */
export type CronField = (typeof CRON_FIELDS)[number];

/** The name of each field, for error messages. */
export const CRON_FIELD_TEXT = {
  second: { 'zh-CN': '秒', en: 'Seconds' },
  minute: { 'zh-CN': '分', en: 'Minutes' },
  hour: { 'zh-CN': '时', en: 'Hours' },
  day: { 'zh-CN': '日', en: 'Day of the month' },
  month: { 'zh-CN': '月', en: 'Month' },
  weekday: { 'zh-CN': '星期', en: 'Weekday' },
} as const satisfies Record<CronField, Text>;

/** The lowest and the highest value of each field (cron-parser 2.18.0, `constraints`). */
export const CRON_BOUNDS: Readonly<Record<CronField, readonly [min: number, max: number]>> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  weekday: [0, 7],
};

/** The names of the values, starting with the lowest one of the field (cron-parser 2.18.0, `aliases`). */
export const CRON_NAMES: Readonly<Partial<Record<CronField, readonly string[]>>> = {
  month: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
  weekday: 'sun mon tue wed thu fri sat'.split(' '),
};

/** The macros that the robot supports, and their expressions (cron-parser 2.18.0, `predefined`). */
export const CRON_MACROS: ReadonlyMap<string, string> = new Map([
  ['@yearly', '0 0 0 1 1 *'],
  ['@monthly', '0 0 0 1 * *'],
  ['@weekly', '0 0 0 * * 0'],
  ['@daily', '0 0 0 * * *'],
  ['@hourly', '0 0 * * * *'],
]);

/** The maximum length of an expression; listing each value of each field once is shorter. */
export const CRON_LENGTH = 500;

const THIRTY_DAYS: readonly number[] = [4, 6, 9, 11];

/** The days of a month (1-12) in the year in which it has most of them. */
export function longestMonth(month: number): number {
  if (month === 2) return 29;
  return THIRTY_DAYS.includes(month) ? 30 : 31;
}

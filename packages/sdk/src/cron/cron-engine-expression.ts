import type { CronSchedule } from './cron.model';

const list = (values: readonly number[], count: number) =>
  values.length === count ? '*' : values.join(',');

/** A schedule in the dialect of the current cron-parser, in which it fires exactly when the robot does. */
export function engineExpression({ second, minutes, hours, months, days }: CronSchedule): string {
  const head = [second, list(minutes, 60), list(hours, 24)].join(' ');
  const month = list(months, 12);
  if (days.kind === 'every') return `${head} * ${month} *`;
  const day =
    days.kind === 'weekdays' ? '*' : [...days.days, ...(days.last ? ['L'] : [])].join(',');
  if (days.kind === 'days') return `${head} ${day} ${month} *`;
  const nth = days.nth === undefined ? '' : `#${days.nth}`;
  return `${head} ${day} ${month} ${days.weekdays.join(',')}${nth}`;
}

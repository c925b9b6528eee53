import type { CronDays, CronSchedule } from './cron.model';
import { clockPhrase, fromMonday, runsOf, twoDigits, type MinutePhrase } from './cron-clock.model';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const NTH = ['first', 'second', 'third', 'fourth', 'fifth'];

const joined = (chunks: readonly string[]): string =>
  chunks.length < 2
    ? chunks.join('')
    : `${chunks.slice(0, -1).join(', ')} and ${chunks.slice(-1).join('')}`;

const chunks = (values: readonly number[], say: (value: number) => string): readonly string[] =>
  runsOf(values).map(([first, last]) =>
    first === last ? say(first) : `${say(first)} to ${say(last)}`,
  );

const listed = (values: readonly number[], say: (value: number) => string): string =>
  joined(chunks(values, say));

function minutesIn(text: MinutePhrase): string {
  if (text.kind === 'every') return 'Every minute';
  if (text.kind === 'step') return `Every ${text.step} minutes`;
  if (text.minutes.length === 1 && text.minutes[0] === 0) return 'Every hour on the hour';
  return `Every hour at ${listed(text.minutes, (minute) => `:${twoDigits(minute)}`)}`;
}

function clock(schedule: CronSchedule): string {
  const text = clockPhrase(schedule);
  if (text.kind === 'times') return `At ${joined(text.times)}`;
  if (text.kind === 'hours') return `Every ${text.step} hours from 00:00`;
  const seconds = schedule.second === 0 ? '' : ` (at second ${schedule.second})`;
  const within =
    text.hours.length === 24
      ? ''
      : ` in the hours ${listed(text.hours, (hour) => twoDigits(hour))}`;
  return minutesIn(text.minutes) + seconds + within;
}

const weekdaysOf = (weekdays: readonly number[], nth?: number) =>
  (nth === undefined ? 'every ' : `on the ${NTH[nth - 1] ?? ''} `) +
  listed(fromMonday(weekdays), (weekday) => WEEKDAYS[weekday] ?? '');

function monthDays(days: readonly number[], last: boolean): string {
  const end = last ? ['the last day'] : [];
  if (days.length === 0) return `on ${end.join('')}`;
  return `on day${days.length > 1 ? 's' : ''} ${joined([...chunks(days, String), ...end])}`;
}

function dates(days: CronDays, months: readonly number[]): string {
  const whole = months.length === 12;
  const names = whole ? 'every month' : listed(months, (month) => MONTHS[month - 1] ?? '');
  const within = whole ? '' : ` in ${names}`;
  if (days.kind === 'every') return `every day${within}`;
  if (days.kind === 'weekdays') {
    const text = weekdaysOf(days.weekdays, days.nth);
    return text + (days.nth === undefined ? within : ` of ${names}`);
  }
  const text = `${monthDays(days.days, days.last)} of ${names}`;
  if (days.kind === 'days') return text;
  const weekdays = weekdaysOf(days.weekdays, days.nth);
  return `${text} and ${weekdays}${whole && days.nth === undefined ? '' : ' of those months'}`;
}

/** The sentence of a schedule in English, such as `At 08:00 every Monday to Friday`. */
export function englishSentence(schedule: CronSchedule): string {
  const time = clock(schedule);
  const daily = schedule.days.kind === 'every' && schedule.months.length === 12;
  if (daily && clockPhrase(schedule).kind !== 'times') return time;
  return `${time} ${dates(schedule.days, schedule.months)}`;
}

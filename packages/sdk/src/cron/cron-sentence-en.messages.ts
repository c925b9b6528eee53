import type { CronDays, CronSchedule } from './cron.model';
import { clockWords, fromMonday, runsOf, twoDigits, type MinuteWords } from './cron-clock.model';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const NTH = ['first', 'second', 'third', 'fourth', 'fifth'];

const joined = (pieces: readonly string[]): string =>
  pieces.length < 2
    ? pieces.join('')
    : `${pieces.slice(0, -1).join(', ')} and ${pieces.slice(-1).join('')}`;

const pieces = (values: readonly number[], say: (value: number) => string): readonly string[] =>
  runsOf(values).map(([first, last]) =>
    first === last ? say(first) : `${say(first)} to ${say(last)}`,
  );

const listed = (values: readonly number[], say: (value: number) => string): string =>
  joined(pieces(values, say));

function minutesIn(words: MinuteWords): string {
  if (words.kind === 'every') return 'Every minute';
  if (words.kind === 'step') return `Every ${words.step} minutes`;
  if (words.minutes.length === 1 && words.minutes[0] === 0) return 'Every hour on the hour';
  return `Every hour at ${listed(words.minutes, (minute) => `:${twoDigits(minute)}`)}`;
}

function clock(schedule: CronSchedule): string {
  const words = clockWords(schedule);
  if (words.kind === 'times') return `At ${joined(words.times)}`;
  if (words.kind === 'hours') return `Every ${words.step} hours from 00:00`;
  const seconds = schedule.second === 0 ? '' : ` (at second ${schedule.second})`;
  const within =
    words.hours.length === 24
      ? ''
      : ` in the hours ${listed(words.hours, (hour) => twoDigits(hour))}`;
  return minutesIn(words.minutes) + seconds + within;
}

const weekdaysOf = (weekdays: readonly number[], nth?: number) =>
  (nth === undefined ? 'every ' : `on the ${NTH[nth - 1] ?? ''} `) +
  listed(fromMonday(weekdays), (weekday) => WEEKDAYS[weekday] ?? '');

function monthDays(days: readonly number[], last: boolean): string {
  const end = last ? ['the last day'] : [];
  if (days.length === 0) return `on ${end.join('')}`;
  return `on day${days.length > 1 ? 's' : ''} ${joined([...pieces(days, String), ...end])}`;
}

function dates(days: CronDays, months: readonly number[]): string {
  const whole = months.length === 12;
  const names = whole ? 'every month' : listed(months, (month) => MONTHS[month - 1] ?? '');
  const within = whole ? '' : ` in ${names}`;
  if (days.kind === 'every') return `every day${within}`;
  if (days.kind === 'weekdays') {
    const words = weekdaysOf(days.weekdays, days.nth);
    return words + (days.nth === undefined ? within : ` of ${names}`);
  }
  const words = `${monthDays(days.days, days.last)} of ${names}`;
  if (days.kind === 'days') return words;
  const weekdays = weekdaysOf(days.weekdays, days.nth);
  return `${words} and ${weekdays}${whole && days.nth === undefined ? '' : ' of those months'}`;
}

/** The sentence of a schedule in English, such as `At 08:00 every Monday to Friday`. */
export function englishSentence(schedule: CronSchedule): string {
  const time = clock(schedule);
  const daily = schedule.days.kind === 'every' && schedule.months.length === 12;
  if (daily && clockWords(schedule).kind !== 'times') return time;
  return `${time} ${dates(schedule.days, schedule.months)}`;
}

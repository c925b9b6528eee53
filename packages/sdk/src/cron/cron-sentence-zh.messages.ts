import type { CronDays, CronSchedule } from './cron.model';
import { clockPhrase, fromMonday, runsOf, twoDigits, type MinutePhrase } from './cron-clock.model';

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六', '日'];

/** Joins two parts, with a space only between a word and a number. */
const beside = (left: string, right: string) => left + (/^\d/.test(right) ? ' ' : '') + right;

const listed = (values: readonly number[], say: (value: number) => string): string =>
  runsOf(values)
    .map(([first, last]) => (first === last ? say(first) : beside(`${say(first)}至`, say(last))))
    .join('、');

function minutesIn(text: MinutePhrase): string {
  if (text.kind === 'every') return '每分钟';
  if (text.kind === 'step') return `每 ${text.step} 分钟`;
  if (text.minutes.length === 1 && text.minutes[0] === 0) return '每小时整点';
  return `每小时的 ${listed(text.minutes, (minute) => `${twoDigits(minute)} 分`)}`;
}

function clock(schedule: CronSchedule): string {
  const text = clockPhrase(schedule);
  if (text.kind === 'times') return text.times.join('、');
  if (text.kind === 'hours') return `每 ${text.step} 小时（从 00:00 起）`;
  const seconds = schedule.second === 0 ? '' : `（第 ${schedule.second} 秒）`;
  const within = text.hours.length === 24 ? '' : `${listed(text.hours, (hour) => `${hour} 点`)}，`;
  return within + minutesIn(text.minutes) + seconds;
}

const weekdaysOf = (weekdays: readonly number[], nth?: number) =>
  (nth === undefined ? '每' : `第 ${nth} 个`) +
  listed(fromMonday(weekdays), (weekday) => `周${WEEKDAYS[weekday] ?? ''}`);

function dates(days: CronDays, months: readonly number[]): string {
  const year = months.length === 12 ? '每月' : `每年 ${listed(months, (month) => `${month} 月`)}`;
  const ofMonth = (text: string) => beside(year, text);
  if (days.kind === 'every') return months.length === 12 ? '每天' : `${year}每天`;
  if (days.kind === 'weekdays') {
    const text = weekdaysOf(days.weekdays, days.nth);
    if (days.nth !== undefined) return ofMonth(text);
    return months.length === 12 ? text : `${year}的${text}`;
  }
  const numbers = days.days.length > 0 ? [listed(days.days, (day) => `${day} 日`)] : [];
  const monthDays = ofMonth([...numbers, ...(days.last ? ['最后一天'] : [])].join('、'));
  return days.kind === 'days'
    ? monthDays
    : `${monthDays}，以及${days.nth === undefined ? '' : '当月'}${weekdaysOf(days.weekdays, days.nth)}`;
}

/** The sentence of a schedule in Chinese, such as `每周一至周五 08:00`. */
export function chineseSentence(schedule: CronSchedule): string {
  const time = clock(schedule);
  const daily = schedule.days.kind === 'every' && schedule.months.length === 12;
  const notified = clockPhrase(schedule).kind === 'times';
  if (daily && !notified) return time;
  return `${dates(schedule.days, schedule.months)}${notified ? ' ' : '，'}${time}`;
}

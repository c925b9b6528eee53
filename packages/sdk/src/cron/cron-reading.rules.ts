import {
  CRON_FIELDS,
  CRON_LENGTH,
  CRON_MACROS,
  type CronField,
  longestMonth,
} from './cron.constants';
import type { CronReading, CronRefusal, CronDays } from './cron.model';
import {
  isUncertainLast,
  effectiveDays,
  neverFires,
  readDays,
  coversMonths,
  type WrittenDays,
} from './cron-days.rules';
import { distinct, readField, type CronEntry } from './cron-fields.rules';
import type { CronReason, CronWarning } from './cron-reasons.messages';

const VERDICTS: Readonly<Partial<Record<CronReason, CronRefusal['verdict']>>> = {
  'cron.empty': 'empty',
  'cron.never': 'never',
  'cron.rare': 'never',
  'cron.frequent': 'frequent',
};
const refuse = (reason: CronReason, field?: CronField): CronRefusal => ({
  status: 'refused',
  verdict: VERDICTS[reason] ?? 'invalid',
  reason,
  field,
});

/** Splits `1#2` into the weekday and its number in the month. */
function readNth(text: string): { readonly text: string; readonly nth?: number } | CronReason {
  if (!text.includes('#')) return { text };
  const [, weekday, nth] = /^([^#,/-]+)#([1-5])$/.exec(text) ?? [];
  return weekday ? { text: weekday, nth: Number(nth) } : 'cron.nth';
}

/**
 * The one rule of cron safety: what the robot would do with an expression, or why it must not be saved. Rejects
 * expressions that are empty, invalid, never fire, or fire more than once a minute; an `every-minute` verdict requires
 * a confirmation. Accepts any stored value. The robot reads a missing expression as every minute, hence a missing value
 * is `empty`.
 */
export function readCron(expression: unknown): CronReading {
  if (expression === undefined || expression === null) return refuse('cron.empty');
  if (typeof expression !== 'string') return refuse('cron.fields');
  if (expression.trim() === '') return refuse('cron.empty');
  if (expression.length > CRON_LENGTH) return refuse('cron.length');
  const text = CRON_MACROS.get(expression) ?? expression.trim();
  if (text.startsWith('@')) return refuse('cron.macro');
  const texts = text.split(/\s+/);
  // With five fields the robot would assume 0 seconds, and misread a truncated expression as another time.
  if (texts.length !== CRON_FIELDS.length) return refuse('cron.fields');

  const nth = readNth(texts[5] ?? '');
  if (typeof nth === 'string') return refuse(nth, 'weekday');
  const read = new Map<CronField, readonly CronEntry[]>();
  for (const [index, field] of CRON_FIELDS.entries()) {
    const entries = readField(field, field === 'weekday' ? nth.text : (texts[index] ?? ''));
    if (typeof entries === 'string') return refuse(entries, field);
    read.set(field, entries);
  }
  return judge((field) => read.get(field) ?? [], nth.nth);
}

function judge(entries: (field: CronField) => readonly CronEntry[], nth?: number): CronReading {
  const written = {
    days: entries('day'),
    months: entries('month'),
    weekdays: entries('weekday'),
    nth,
  };
  if (isUncertainLast(written)) return refuse('cron.last.nth', 'day');
  // The robot drops a job whose first day does not exist in its only month, whatever the weekday.
  if (effectiveDays(written)[0] !== written.days[0]) return refuse('cron.never', 'day');
  const [months, minutes] = [distinct(written.months), distinct(entries('minute'))];
  const days = readDays(written);
  const never = neverFires(days, months);
  if (never) return refuse(never, 'day');
  const [second = 0, ...more] = distinct(entries('second'));
  if (more.length > 0) return refuse('cron.frequent', 'second');

  return {
    status: 'accepted',
    verdict: minutes.length === 60 ? 'every-minute' : 'fine',
    schedule: { second, minutes, hours: distinct(entries('hour')), months, days },
    warnings: dayWarnings(written, days),
  };
}

const shortest = (month: number) => (month === 2 ? 28 : longestMonth(month));

/** Where the robot interprets days differently from what users expect. */
function dayWarnings(written: WrittenDays, rule: CronDays): readonly CronWarning[] {
  const warnings: CronWarning[] = [];
  const months = distinct(written.months);
  const usesWeekdays = rule.kind === 'weekdays' || rule.kind === 'either';
  const usesDays = rule.kind === 'days' || rule.kind === 'either';

  const weekdays = distinct(written.weekdays).filter((weekday) => weekday < 7);
  if (!usesWeekdays && weekdays.length < 7) warnings.push('cron.weekday.ignored');
  const everyDay = coversMonths(distinct(written.days), written.days.includes('L'), months);
  if (!usesDays && !everyDay) warnings.push('cron.day.ignored');
  if (rule.kind === 'either') warnings.push('cron.either');
  if (usesWeekdays && written.weekdays.includes(7) && !weekdays.includes(0))
    warnings.push('cron.sunday');
  if (rule.kind === 'days' && !rule.last) {
    const lacks = (month: number) => rule.days.some((day) => day > shortest(month));
    if (months.some(lacks)) warnings.push('cron.skips');
  }
  return warnings;
}

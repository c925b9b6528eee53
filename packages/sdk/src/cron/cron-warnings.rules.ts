import type { CronDays } from './cron.model';
import { longestMonth } from './cron.constants';
import { coversMonths, type WrittenDays } from './cron-days.rules';
import { distinct } from './cron-fields.rules';
import type { CronWarning } from './cron-reasons.messages';

const shortest = (month: number) => (month === 2 ? 28 : longestMonth(month));

/** Where the robot interprets days differently from what users expect. */
export function dayWarnings(written: WrittenDays, rule: CronDays): readonly CronWarning[] {
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

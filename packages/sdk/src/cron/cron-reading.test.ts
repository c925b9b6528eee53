import { describe, expect, it } from 'vitest';
import { SOURCE_LOCALES } from '../core/locale';
import { DEFAULT_CRON, SCHEDULE_INTERVALS } from '../resources/schedule/schedule.constants';
import {
  CRON_REASON_TEXT,
  CRON_WARNING_TEXT,
  cronReasonText,
  cronWarningText,
  readCron,
} from './index';

const accepted = (expression: string) => {
  const reading = readCron(expression);
  if (reading.status === 'refused') throw new Error(`${expression}: ${reading.reason}`);
  return reading;
};
const refusal = (expression: unknown) => {
  const reading = readCron(expression);
  return reading.status === 'refused' && [reading.verdict, reading.reason, reading.field];
};

describe('the rule of cron safety', () => {
  it('accepts the default and every preset without a warning', () => {
    for (const expression of [DEFAULT_CRON, ...SCHEDULE_INTERVALS.map(({ value }) => value)]) {
      expect(accepted(expression)).toMatchObject({ verdict: 'fine', warnings: [] });
    }
  });

  it('refuses a missing expression, which the robot would run every minute', () => {
    for (const expression of ['', '  ', '\t\n', undefined, null])
      expect(refusal(expression)).toEqual(['empty', 'cron.empty', undefined]);
  });

  it('refuses more than one run a minute, however it is spread', () => {
    for (const expression of ['* * * * * *', '0,30 0 8 * * *', '*/59 * * * * *', '0,59 0 8 1 1 *'])
      expect(refusal(expression)).toEqual(['frequent', 'cron.frequent', 'second']);
  });

  it('asks for a confirmation of every minute, also when only some hours have it', () => {
    for (const expression of ['0 * * * * *', '*/60 */1 * * * *', '0 0-59 9 * * 1'])
      expect(accepted(expression).verdict).toBe('every-minute');
    expect(accepted('0 */2 * * * *').verdict).toBe('fine');
  });

  it('refuses a day that never comes', () => {
    for (const expression of [
      '0 0 8 31 2 *',
      '0 0 8 31 4,6,9,11 *',
      '0 0 8 30 feb *',
      '0 0 8 20 * *#1',
      '0 0 8 31 2 1',
    ])
      expect(refusal(expression)).toEqual(['never', 'cron.never', 'day']);
    expect(refusal('0 0 8 1 2 1#5')).toEqual(['never', 'cron.rare', 'day']);
    expect(accepted('0 0 8 29 2 *').warnings).toEqual(['cron.skips']);
  });

  it('refuses what the robot cannot read and names the field', () => {
    const cases: readonly (readonly [string, string, string | undefined])[] = [
      ['0 8 * * *', 'cron.fields', undefined],
      ['0 0 8 * * * *', 'cron.fields', undefined],
      ['abc', 'cron.fields', undefined],
      [`0 ${'0,'.repeat(300)}0 8 * * *`, 'cron.length', undefined],
      ['@weekdays', 'cron.macro', undefined],
      [' @daily', 'cron.macro', undefined],
      ['0 43-43 8 * * *', 'cron.range', 'minute'],
      ['0 0 22-6 * * *', 'cron.range', 'hour'],
      ['0 59/2 8 * * *', 'cron.range', 'minute'],
      ['0 60 8 * * *', 'cron.bounds', 'minute'],
      ['0 0 24 * * *', 'cron.bounds', 'hour'],
      ['0 0 8 0 * *', 'cron.bounds', 'day'],
      ['0 */0 8 * * *', 'cron.step', 'minute'],
      ['0 H 8 * * *', 'cron.hash', 'minute'],
      ['0 H/5 8 * * *', 'cron.hash', 'minute'],
      ['0 0 8 * * 5L', 'cron.last.weekday', 'weekday'],
      ['0 0 8 20,L,10 * *', 'cron.last.order', 'day'],
      ['0 0 8 L * 1#5', 'cron.last.nth', 'day'],
      ['0 0 8 * * 1#6', 'cron.nth', 'weekday'],
      ['0 0 8 * * 1-3#2', 'cron.nth', 'weekday'],
      ['0 ? 8 * * *', 'cron.syntax', 'minute'],
      ['0 1-3-5 8 * * *', 'cron.syntax', 'minute'],
      ['0 5* 8 * * *', 'cron.syntax', 'minute'],
      ['0 0 8 * march *', 'cron.syntax', 'month'],
      ['0 0 8 15W * *', 'cron.syntax', 'day'],
    ];
    for (const [expression, reason, field] of cases)
      expect(refusal(expression), expression).toEqual(['invalid', reason, field]);
    expect(refusal(5)).toEqual(['invalid', 'cron.fields', undefined]);
  });

  it('has words for every reason and warning in both languages', () => {
    for (const locale of SOURCE_LOCALES) {
      for (const text of [...Object.values(CRON_REASON_TEXT), ...Object.values(CRON_WARNING_TEXT)])
        expect(text[locale]).not.toBe('');
    }
    const refused = { reason: 'cron.step', field: 'minute' } as const;
    expect(cronReasonText(refused, 'zh-CN')).toBe('分：间隔不能为 0');
    expect(cronReasonText({ reason: 'cron.empty' }, 'en')).toBe('Choose when to run');
    expect(cronWarningText('cron.skips', 'zh-CN')).toBe('没有这一天的月份会跳过');
  });
});

describe('the days of the robot', () => {
  const days = (expression: string) => accepted(expression).schedule.days;
  const warnings = (expression: string) => accepted(expression).warnings;

  it('are all days of a short month that is chosen alone, with a warning that the weekday is ignored', () => {
    expect(days('0 0 8 * 9 1')).toEqual({ kind: 'every' });
    expect(warnings('0 0 8 * 9 1')).toEqual(['cron.weekday.ignored']);
    expect(days('0 0 8 * 10 1')).toEqual({ kind: 'weekdays', weekdays: [1] });
    expect(days('0 0 8 * 9,10 1')).toEqual({ kind: 'weekdays', weekdays: [1] });
    expect(warnings('0 0 8 * 10 1')).toEqual([]);
  });

  it('take a field for a wildcard by the number of its entries', () => {
    for (const all of ['*/1', '1-31', '1-15,16-31', '?'])
      expect(days(`0 0 8 ${all} * 1`)).toEqual({ kind: 'weekdays', weekdays: [1] });
    expect(days('0 0 8 1 * 0-7')).toEqual({ kind: 'days', days: [1], last: false });
    expect(days('0 0 8 1 * 0-6')).toEqual({ kind: 'every' });
    expect(warnings('0 0 8 1 * 0-6')).toEqual(['cron.day.ignored']);
    expect(days('0 0 8 * * 1,1,2,2,3,3,4,4')).toEqual({ kind: 'every' });
  });

  it('know only a 7 of its own as Sunday', () => {
    expect(days('0 0 8 * * 7')).toEqual({ kind: 'weekdays', weekdays: [0] });
    expect(days('0 0 8 * * 5-7')).toEqual({ kind: 'weekdays', weekdays: [5, 6] });
    expect(warnings('0 0 8 * * 5-7')).toEqual(['cron.sunday']);
    expect(warnings('0 0 8 * * 5-7,0')).toEqual([]);
  });

  it('are those of either field when both are chosen', () => {
    expect(days('0 0 8 1,L * MON')).toEqual({
      kind: 'either',
      days: [1],
      last: true,
      weekdays: [1],
    });
    expect(warnings('0 0 8 1,L * MON')).toEqual(['cron.either']);
    expect(days('0 0 8 1,9 * 1#2')).toMatchObject({ days: [9], nth: 2 });
    expect(days('0 0 8 L * 1#2')).toEqual({ kind: 'weekdays', weekdays: [1], nth: 2 });
    expect(days('0 0 8 L 3 1#5')).toMatchObject({ kind: 'either', last: true, nth: 5 });
  });
});

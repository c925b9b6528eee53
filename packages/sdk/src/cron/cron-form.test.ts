import { describe, expect, it } from 'vitest';
import { DEFAULT_CRON, SCHEDULE_INTERVALS } from '../resources/schedule/schedule.constants';
import { cronSentence, cronToForm, formToCron, readCron, type CronForm } from './index';

const sentences = (expression: string) => {
  const reading = readCron(expression);
  if (reading.status === 'refused') throw new Error(`${expression}: ${reading.reason}`);
  return [cronSentence(reading.schedule, 'zh-CN'), cronSentence(reading.schedule, 'en')];
};

describe('the forms of a schedule', () => {
  it('come back from the expression that they write', () => {
    const forms: readonly CronForm[] = [
      ...SCHEDULE_INTERVALS.map(({ value }) => ({ kind: 'interval', interval: value }) as const),
      { kind: 'daily', hour: 8, minute: 0 },
      { kind: 'daily', hour: 0, minute: 0 },
      { kind: 'weekly', weekdays: [0], hour: 23, minute: 59 },
      { kind: 'weekly', weekdays: [0, 6], hour: 8, minute: 5 },
      { kind: 'monthly', days: [1, 15, 31], hour: 8, minute: 0 },
      { kind: 'monthly', days: [1, 'last'], hour: 8, minute: 0 },
      { kind: 'monthly', days: ['last'], hour: 8, minute: 0 },
      { kind: 'custom', expression: '0 0 8 * 9 1' },
      { kind: 'custom', expression: 'not a cron' },
      { kind: 'custom', expression: '30 0 8 * * *' },
      { kind: 'custom', expression: '0 0 8 * * 1#2' },
    ];
    for (const form of forms) expect(cronToForm(formToCron(form))).toEqual(form);
    expect(formToCron({ kind: 'daily', hour: 8, minute: 0 })).toBe(DEFAULT_CRON);
  });

  it('are found in every spelling of an expression', () => {
    expect(cronToForm('0 0,20,40 * * * ?')).toEqual(cronToForm('0 */20 * * * *'));
    expect(cronToForm('0 */60 */1 * * *')).toEqual({ kind: 'interval', interval: '0 0 * * * *' });
    expect(cronToForm('00 30  09 ? jan-dec MON-fri')).toEqual({
      kind: 'weekly',
      weekdays: [1, 2, 3, 4, 5],
      hour: 9,
      minute: 30,
    });
    expect(cronToForm('@daily')).toEqual({ kind: 'daily', hour: 0, minute: 0 });
  });

  it('leave the expression empty, and so refused, while no day is chosen', () => {
    expect(formToCron({ kind: 'weekly', weekdays: [], hour: 8, minute: 0 })).toBe('');
    expect(formToCron({ kind: 'monthly', days: [], hour: 8, minute: 0 })).toBe('');
  });

  it('never let thirty days and the last one count as a wildcard', () => {
    const days = Array.from({ length: 30 }, (_, index) => index + 2);
    const expression = formToCron({
      kind: 'monthly',
      days: [...days, 'last'],
      hour: 8,
      minute: 0,
    });
    expect(readCron(expression)).toMatchObject({
      schedule: { days: { kind: 'days', days: days.slice(0, -1), last: true } },
    });
  });
});

describe('the sentence of a schedule', () => {
  it('gives the real times of an uneven preset', () => {
    expect(sentences('0 */40 * * * *')).toEqual([
      '每小时的 00 分、40 分',
      'Every hour at :00 and :40',
    ]);
    expect(sentences('0 0 */5 * * *')).toEqual([
      '每天 00:00、05:00、10:00、15:00、20:00',
      'At 00:00, 05:00, 10:00, 15:00 and 20:00 every day',
    ]);
    expect(sentences('0 0 */7 * * *')).toEqual([
      '每天 00:00、07:00、14:00、21:00',
      'At 00:00, 07:00, 14:00 and 21:00 every day',
    ]);
  });

  it('names the step of an even preset', () => {
    expect(sentences('0 */20 * * * *')).toEqual(['每 20 分钟', 'Every 20 minutes']);
    expect(sentences('0 0 * * * *')).toEqual(['每小时整点', 'Every hour on the hour']);
    expect(sentences('0 0 */6 * * *')).toEqual([
      '每 6 小时（从 00:00 起）',
      'Every 6 hours from 00:00',
    ]);
  });

  it('says days, weekdays and months as people do', () => {
    const cases: Readonly<Record<string, readonly string[]>> = {
      '0 0 8 * * 1-5': ['每周一至周五 08:00', 'At 08:00 every Monday to Friday'],
      '0 0 8 * * 0,6': ['每周六、周日 08:00', 'At 08:00 every Saturday and Sunday'],
      '0 0 8 1-3,15,L * *': [
        '每月 1 日至 3 日、15 日、最后一天 08:00',
        'At 08:00 on days 1 to 3, 15 and the last day of every month',
      ],
      '0 0 8 L * *': ['每月最后一天 08:00', 'At 08:00 on the last day of every month'],
      '0 0 8 * 9 1': ['每年 9 月每天 08:00', 'At 08:00 every day in September'],
      '0 0 8 * 10 1': ['每年 10 月的每周一 08:00', 'At 08:00 every Monday in October'],
      '30 0 8 * * 1#2': [
        '每月第 2 个周一 08:00:30',
        'At 08:00:30 on the second Monday of every month',
      ],
      '0 0 8 1 * 1': [
        '每月 1 日，以及每周一 08:00',
        'At 08:00 on day 1 of every month and every Monday',
      ],
      '0 */5 8-18 * * 1': [
        '每周一，8 点至 18 点，每 5 分钟',
        'Every 5 minutes in the hours 08 to 18 every Monday',
      ],
      '0 * * * * *': ['每分钟', 'Every minute'],
    };
    for (const [expression, text] of Object.entries(cases))
      expect(sentences(expression), expression).toEqual(text);
  });
});

import { expect, it } from 'vitest';
import { toIssues } from '../../core/issues';
import {
  countdownFormSchema,
  dailySayingFormSchema,
  materialScheduleFormSchema,
  newsScheduleFormSchema,
} from './schedule.rules';

const brokenBy = (result: { error?: Parameters<typeof toIssues>[0] | undefined }) =>
  toIssues(result.error ?? { issues: [] }, 'zh-CN').map(({ path, message }) => [path, message]);
const due = { type: 'room', target: { wxid: 'r1', name: '读书会' }, date: '0 0 8 * * *' };

it('tells all that is missing of a daily saying', () => {
  const empty = { type: 'contact', memorialDay: '', city: '', date: '' };
  expect(brokenBy(dailySayingFormSchema.safeParse(empty))).toEqual([
    ['target', '群名/好友昵称至少填一个'],
    ['date', '执行时间必填'],
    ['memorialDay', '必填'],
    ['city', '必填'],
  ]);
});

it('refuses a city with its sign, as the weather is asked for without, and takes 津市', () => {
  const saying = { ...due, memorialDay: '2026-06-01' };
  expect(brokenBy(dailySayingFormSchema.safeParse({ ...saying, city: '上海市' }))).toEqual([
    ['city', '城市不带「市」字，例如 上海'],
  ]);
  for (const city of ['上海', '津市']) {
    expect(dailySayingFormSchema.safeParse({ ...saying, city }).success).toBe(true);
  }
});

it('refuses a day that no calendar has', () => {
  const countdown = { ...due, prefix: '中考' };
  for (const memorialDay of ['2026-02-30', '2026-6-1', '明天', '20260601']) {
    expect(brokenBy(countdownFormSchema.safeParse({ ...countdown, memorialDay }))).toEqual([
      ['memorialDay', '请填写真实的日期，如 2026-06-01'],
    ]);
  }
  expect(countdownFormSchema.safeParse({ ...countdown, memorialDay: '2026-06-01' }).success).toBe(
    true,
  );
});

it('needs materials, and a number of news that fits one message', () => {
  expect(brokenBy(materialScheduleFormSchema.safeParse({ ...due, contents: [] }))).toEqual([
    ['contents', '素材必选'],
  ]);
  for (const num of [0, 51, 1.5, NaN]) {
    expect(brokenBy(newsScheduleFormSchema.safeParse({ ...due, sortId: 7, num }))).toEqual([
      ['num', '条数需要是 1 到 50 的整数'],
    ]);
  }
});

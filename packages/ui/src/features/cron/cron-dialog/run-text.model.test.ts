import { expect, it } from 'vitest';
import { describeRun } from './run-text.model';

const run = {
  at: new Date('2026-05-22T12:00:00Z'),
  date: '2026-05-22',
  time: '20:00:00',
  weekday: 5,
  offset: '+08:00',
};
const now = new Date('2026-05-20T06:32:00Z');

it("tells the robot's clock alone to people in its zone", () => {
  expect(describeRun(run, now, 'Asia/Shanghai', 'zh-CN')).toEqual({
    robot: '05-22 周五 20:00',
    viewer: undefined,
    away: '2 天后',
  });
});

it('counts days by the calendar of the robot, whatever the hour', () => {
  const away = (text: string) => describeRun(run, new Date(text), 'America/New_York', 'zh-CN').away;
  expect(away('2026-05-15T13:00:00Z')).toBe('7 天后');
  // A quarter to midnight where the robot is, and a quarter past.
  expect(away('2026-05-19T15:45:00Z')).toBe('3 天后');
  expect(away('2026-05-19T16:15:00Z')).toBe('2 天后');
  expect(away('2026-05-21T12:30:00Z')).toBe('23 小时后');
});

it("tells the viewer's clock where it differs, with the day where that differs too", () => {
  expect(describeRun(run, now, 'Asia/Tokyo', 'en').viewer).toBe('21:00');
  expect(describeRun(run, now, 'Pacific/Auckland', 'en').viewer).toBe('05-23 00:00');
});

it('has seconds where a schedule has, and nowhere else', () => {
  const late = { ...run, at: new Date('2026-05-22T12:00:30Z'), time: '20:00:30' };
  expect(describeRun(late, now, 'Asia/Tokyo', 'zh-CN')).toMatchObject({
    robot: '05-22 周五 20:00:30',
    viewer: '21:00:30',
  });
  expect(describeRun({ ...run, time: '00:00:00' }, now, 'Asia/Shanghai', 'zh-CN').robot).toBe(
    '05-22 周五 00:00',
  );
});

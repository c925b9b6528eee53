import { expect, it } from 'vitest';
import { nearDay, nextSends } from './next-sends.model';

const from = new Date('2026-05-20T06:32:00.000Z');
const row = (date: unknown, roomName = '读书会') => ({
  type: 'room',
  roomName,
  date,
  contents: [],
});

it('gives the soonest sends of all schedules in the time of the robot', async () => {
  const config = JSON.stringify({
    roomTaskSchedule: [row('0 0 20 * * *'), row('not a cron'), row(7), null],
    roomNewsSchedule: [{ ...row('0 30 14 * * *', '编辑部'), sortId: 1, num: 5 }],
  });
  const sends = await nextSends(config, from, 3);
  expect(sends.map(({ target, run }) => `${target} ${run.date} ${run.time}`)).toEqual([
    '读书会 2026-05-20 20:00:00',
    '编辑部 2026-05-21 14:30:00',
    '读书会 2026-05-21 20:00:00',
  ]);
});

it.each([null, '', '[]', '{"roomTaskSchedule":7}', '{'])(
  'gives none for the config %j',
  async (config) => {
    expect(await nextSends(config, from, 3)).toEqual([]);
  },
);

it.each([
  ['2026-05-20', 'today'],
  ['2026-05-21', 'tomorrow'],
  ['2026-05-22', undefined],
])('says of %s by the day of the robot that it is %s', (date, name) => {
  expect(nearDay(date, new Date('2026-05-19T16:10:00.000Z'))).toBe(name);
});

import { expect, it } from 'vitest';
import type { WeekSchedule } from '#features/schedule/week/week-schedule.ts';
import { countRuns, nearDay, nextSends } from './next-sends.model';

const from = new Date('2026-05-20T06:32:00.000Z');
const schedule = (when: string, kind: WeekSchedule['kind'] = 'material'): WeekSchedule => ({
  id: `${kind} ${when}`,
  kind,
  when,
  targets: ['读书会'],
  targetType: 'room',
  place: 'schedule.custom',
});
const textsOf = async (schedules: readonly WeekSchedule[]) =>
  (await nextSends(schedules, from, 4)).map(
    (next) => `${next.schedule.kind} ${next.run.date} ${next.run.time.slice(0, 5)}`,
  );

it('gives the soonest sends of schedules of every kind in the time of the robot', async () => {
  expect(
    await textsOf([
      schedule('0 0 20 * * *'),
      schedule('not a cron'),
      schedule(''),
      schedule('0 30 14 * * *', 'batch'),
      schedule('0 0 * * * *', 'rss'),
      schedule('2026-05-20 19:05', 'reminder'),
    ]),
  ).toEqual([
    'rss 2026-05-20 15:00',
    'reminder 2026-05-20 19:05',
    'material 2026-05-20 20:00',
    'batch 2026-05-21 14:30',
  ]);
});

it('leaves out a reminder whose time has passed, and one at a time that is none', async () => {
  const past = [schedule('2026-05-20 14:31', 'reminder'), schedule('2026-02-30 09:00', 'reminder')];
  expect(await textsOf([...past, schedule('2026-05-20 14:33', 'reminder')])).toEqual([
    'reminder 2026-05-20 14:33',
  ]);
});

it('counts the runs of schedules of every kind between two moments', async () => {
  const schedules = [
    schedule('0 0 20 * * *'),
    schedule('0 0 * * * *', 'rss'),
    schedule('not a cron'),
    schedule('2026-05-20 19:05', 'reminder'),
    schedule('2026-05-20 14:31', 'reminder'),
  ];
  const until = new Date('2026-05-20T12:00:00.000Z');
  // At 20:00, at each hour from 15:00 to 20:00, and at 19:05.
  expect(await countRuns(schedules, [from, until], 20)).toBe(8);
});

it.each([
  ['2026-05-20', 'today'],
  ['2026-05-21', 'tomorrow'],
  ['2026-05-22', undefined],
])('says of %s by the day of the robot that it is %s', (date, name) => {
  expect(nearDay(date, new Date('2026-05-19T16:10:00.000Z'))).toBe(name);
});

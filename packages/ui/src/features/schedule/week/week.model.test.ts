import { describe, expect, it } from 'vitest';
import { configSchedules, type WeekSchedule } from './week-schedule';
import { collisionCount, minuteOf, mondayOf, placeOf, weekOf } from './week.model';

const MONDAY = '2026-05-18';
let count = 0;
const schedule = (when: string, change: Partial<WeekSchedule> = {}): WeekSchedule => ({
  id: `schedule ${(count += 1)}`,
  kind: 'material',
  when,
  targets: ['读书会'],
  targetType: 'room',
  place: 'schedule.custom',
  ...change,
});
const marks = (schedules: readonly WeekSchedule[]) =>
  weekOf(schedules, MONDAY).days.flatMap(({ date, marks: ofDay }) =>
    ofDay.map((mark) => `${date} ${mark.minute}${mark.hasCollision ? '!' : ''}`),
  );

describe('the week', () => {
  it("begins on Monday in the robot's zone, wherever it is looked at", () => {
    expect(mondayOf(new Date('2026-05-24T15:59:00Z'), 0)).toBe('2026-05-18');
    expect(mondayOf(new Date('2026-05-24T16:00:00Z'), 0)).toBe('2026-05-25');
    expect(mondayOf(new Date('2026-05-20T06:00:00Z'), -1)).toBe('2026-05-11');
    expect(minuteOf(new Date('2026-05-20T06:32:00Z'))).toBe(14 * 60 + 32);
  });

  it('has each run on its day, and what happens once on its date', () => {
    expect(marks([schedule('0 30 8 * * 1,3')])).toEqual(['2026-05-18 510', '2026-05-20 510']);
    expect(marks([schedule('2026-05-21 18:30')])).toEqual(['2026-05-21 1110']);
    expect(marks([schedule('2026-06-21 18:30'), schedule('no cron'), schedule('')])).toEqual([]);
  });

  it('draws what runs all day as one line, and begins its scale where something runs', () => {
    const week = weekOf([schedule('0 */5 * * * *')], MONDAY);
    expect(week.days[0]).toMatchObject({ marks: [], bands: [{ from: 0, to: 1435, runs: 288 }] });
    expect(week.startHour).toBe(6);
    expect(weekOf([schedule('0 0 5 * * *')], MONDAY).startHour).toBe(3);
    expect(weekOf([schedule('0 0 0 * * *')], MONDAY).startHour).toBe(0);
    expect(weekOf([schedule('0 0 9 * * *')], MONDAY).startHour).toBe(6);
    expect(placeOf(6 * 60, 6)).toBe(0);
    expect(placeOf(15 * 60, 6)).toBe(50);
  });

  it('names each kind that runs, in their order', () => {
    const week = weekOf(
      [
        schedule('0 0 9 * * *', { kind: 'rss' }),
        schedule('0 0 9 * * *', { kind: 'daily' }),
        schedule('0 0 9 30 2 *', { kind: 'news' }),
      ],
      MONDAY,
    );
    expect(week.kinds).toEqual(['daily', 'rss']);
  });
});

describe('a collision', () => {
  const at8 = (change: Partial<WeekSchedule>) => schedule('0 0 8 * * 1', change);

  it('is two schedules for one target in the same minute, of whatever kinds', () => {
    expect(marks([at8({}), at8({ kind: 'news' })])).toEqual(['2026-05-18 480!', '2026-05-18 480!']);
    expect(marks([at8({}), at8({ targets: ['编辑部'] })])).toEqual(['2026-05-18 480']);
    expect(marks([at8({}), at8({ targetType: 'contact' })])).toEqual(['2026-05-18 480']);
    expect(marks([at8({}), schedule('30 0 8 * * 1')])).toEqual(['2026-05-18 480!']);
    expect(marks([at8({}), schedule('0 1 8 * * 1')])).toHaveLength(2);
  });

  it('is also one for all groups together with another one for groups', () => {
    const all = at8({ kind: 'batch', targets: [] });
    expect(marks([all, at8({})])).toEqual(['2026-05-18 480!', '2026-05-18 480!']);
    expect(marks([all, at8({ targetType: 'contact' })])).toEqual([
      '2026-05-18 480',
      '2026-05-18 480',
    ]);
    expect(collisionCount(weekOf([all, at8({}), at8({})], MONDAY))).toBe(1);
  });
});

describe('the schedules of a config', () => {
  const row = { type: 'room', roomName: '读书会', date: '0 0 8 * * *' };

  it('are its rows by kind without paused ones and without what is no row', () => {
    const config = {
      roomTaskSchedule: [row, null, 7],
      dayTaskSchedule: [{ type: 'contact', name: '', alias: '老林', date: '0 0 9 * * *' }],
      chatdeckPaused: { roomNewsSchedule: [{ at: 0, row }] },
    };
    expect(configSchedules(config, { arePaused: false })).toMatchObject([
      { kind: 'daily', targets: ['老林'], targetType: 'contact', when: '0 0 9 * * *' },
      { kind: 'material', targets: ['读书会'], query: { rule: expect.stringMatching(/^1-/) } },
    ]);
  });
});

it('lays out a week of 200 schedules in a blink', () => {
  const schedules = Array.from({ length: 200 }, (_, at) => schedule(`0 ${at % 60} 8-19 * * *`));
  // The best of three: the first run also compiles, and a machine may be busy during another.
  const runs = Array.from({ length: 3 }, () => {
    const start = performance.now();
    const week = weekOf(schedules, MONDAY);
    const spent = performance.now() - start;
    expect(week.days.every((day) => day.marks.length === 60 * 12)).toBe(true);
    return spent;
  });
  expect(Math.min(...runs)).toBeLessThan(200);
});

import { describe, expect, it } from 'vitest';
import type { WeekSchedule } from './week-schedule';
import { lanesOf } from './week-lanes';
import type { WeekMark } from './week.model';

const schedule: WeekSchedule = {
  id: 'one',
  kind: 'material',
  when: '0 0 9 * * *',
  targets: ['读书会'],
  targetType: 'room',
  place: 'schedule.custom',
};
const at = (minute: number): WeekMark => ({
  kind: 'material',
  minute,
  schedules: [schedule],
  hasCollision: false,
});
const lanes = (...minutes: readonly number[]) => {
  const { marks, count } = lanesOf({ bands: [], marks: minutes.map(at) });
  return { lanes: marks.map(({ lane }) => lane), count };
};

describe('the lanes of a day', () => {
  it('are one while its runs are far apart, whatever their kinds', () => {
    expect(lanes(420, 540, 1200)).toEqual({ lanes: [0, 0, 0], count: 1 });
    expect(lanes()).toEqual({ lanes: [], count: 1 });
  });

  it('are as many as would touch each other, and are used again later in the day', () => {
    expect(lanes(540, 540, 545, 1200)).toEqual({ lanes: [0, 1, 2, 0], count: 3 });
  });

  it('have what runs all day above the rest', () => {
    const band = { kind: 'rss' as const, from: 480, to: 1200, runs: 40, schedule };
    const day = lanesOf({ bands: [band], marks: [at(420), at(600), at(1230)] });
    expect(day.bands.map(({ lane }) => lane)).toEqual([0]);
    expect(day.marks.map(({ lane }) => lane)).toEqual([1, 1, 0]);
  });
});

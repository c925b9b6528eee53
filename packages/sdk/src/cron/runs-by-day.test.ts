import { expect, it } from 'vitest';
import { CRON_CLASSES, randomCron, seededRandom } from './cron-differential.fixtures';
import { runsAfter } from './cron-engine';
import { engineExpression } from './cron-engine-expression';
import { readCron, robotDate, runsByDay } from './index';

it('finds the runs that the engine finds, in every month of a leap year', () => {
  const random = seededRandom(20260520);
  let runs = 0;
  let checked = 0;
  for (let at = 0; at < 400; at += 1) {
    const kind = CRON_CLASSES[at % CRON_CLASSES.length] ?? 'free';
    const reading = readCron(randomCron(kind, random));
    const month = String(1 + Math.floor(random() * 12)).padStart(2, '0');
    const date = `2028-${month}-${random() < 0.5 ? '25' : '01'}`;
    if (reading.status === 'refused' || reading.schedule.minutes.length > 3) continue;
    const from = new Date(`${date}T00:00:00+08:00`);
    const to = new Date(from.getTime() + 7 * 86_400_000);
    const found = runsByDay(reading.schedule, date, 7).flatMap((day) =>
      day.times.map((time) => Date.parse(`${day.date}T00:00:00+08:00`) + time * 1_000),
    );
    const before = new Date(from.getTime() - 1);
    const next = runsAfter(engineExpression(reading.schedule), before, found.length + 1);
    expect(found).toEqual(next.slice(0, -1).map((run) => run.getTime()));
    expect(next.at(-1)?.getTime()).toBeGreaterThanOrEqual(to.getTime());
    runs += found.length;
    checked += 1;
  }
  expect(checked).toBeGreaterThan(100);
  expect(runs).toBeGreaterThan(1_000);
});

it('counts days on the calendar of the robot', () => {
  expect(robotDate(new Date('2026-05-20T15:59:59Z'))).toBe('2026-05-20');
  expect(robotDate(new Date('2026-05-20T16:00:00Z'))).toBe('2026-05-21');
});

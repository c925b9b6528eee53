import { SCHEDULE_INTERVALS } from '@chatdeck/sdk/constants';
import { nextRuns, readCron, runsByDay } from '@chatdeck/sdk/cron';
import { figuresOf, interleave, median } from './lib/figures.mjs';

const FROM = new Date('2026-11-22T08:00:00Z');
const SCHEDULES = 200;
const PRESETS = SCHEDULE_INTERVALS.map(({ value }) => value).filter(
  (value) => readCron(value).status === 'accepted',
);

/** How often each is timed in a repetition. */
const ROUNDS = 20;

async function timed(work) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

async function showNext(expression) {
  const { status } = await nextRuns(expression, { count: 5, from: FROM, zone: 'Asia/Shanghai' });
  if (status !== 'ready') throw new Error(`${expression} has no runs`);
}

/** Reads the week of so many schedules. */
export function readWeek(schedules) {
  for (let at = 0; at < schedules; at++) {
    const { schedule } = readCron(`0 ${at % 60} ${at % 24} * * ${at % 7}`);
    runsByDay(schedule, '2026-11-22', 7);
  }
}

async function measure() {
  let preset = 0;
  for (const expression of PRESETS) {
    preset = Math.max(preset, await timed(() => showNext(expression)));
  }
  return { preset, week: await timed(() => readWeek(SCHEDULES)) };
}

/** Schedules: the next runs as the form shows them, and a week of many. */
export async function measureCron(repetitions) {
  const { ours } = await interleave(['ours'], repetitions, measure);
  return figuresOf({ ours }, [
    {
      name: `next five runs of the slowest of ${PRESETS.length} presets`,
      unit: 'ms',
      measure: 'preset',
      goal: 0.3,
    },
    { name: `a week of ${SCHEDULES} schedules`, unit: 'ms', measure: 'week', goal: 50 },
  ]);
}

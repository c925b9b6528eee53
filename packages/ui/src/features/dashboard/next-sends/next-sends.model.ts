import { nextRuns, robotDate, type CronRun } from '@chatdeck/sdk/cron';
import { reminderMoment } from '@chatdeck/sdk/plain-rules';
import { ROBOT_ZONE } from '#primitives/robot-time/robot-time.model.ts';
import type { WeekSchedule } from '#features/schedule/week/week-schedule.ts';

/** The next send of a schedule. */
export interface NextSend {
  readonly schedule: WeekSchedule;
  readonly run: Pick<CronRun, 'at' | 'date' | 'time'>;
}

const DAY_MS = 86_400_000;

/** Whether a date of the robot, `2026-05-20`, is that of now or of the day after. */
export function nearDay(date: string, now: Date): 'today' | 'tomorrow' | undefined {
  if (date === robotDate(now)) return 'today';
  return date === robotDate(new Date(now.getTime() + DAY_MS)) ? 'tomorrow' : undefined;
}

type Runs = readonly NextSend['run'][];

/** The next runs of each schedule; those of the same time are computed once. */
async function runsOfEach(
  schedules: readonly WeekSchedule[],
  from: Date,
  count: number,
): Promise<readonly { readonly schedule: WeekSchedule; readonly runs: Runs }[]> {
  const times = [...new Set(schedules.map(({ when }) => when))];
  const runs = new Map(
    await Promise.all(times.map(async (when) => [when, await runsOf(when, from, count)] as const)),
  );
  return schedules.map((schedule) => ({ schedule, runs: runs.get(schedule.when) ?? [] }));
}

/** The next runs of a time; none if the robot does not accept it, or if it was once. */
async function runsOf(when: string, from: Date, count: number): Promise<Runs> {
  const once = reminderMoment(when);
  if (once !== undefined) {
    const at = new Date(once);
    const [, time = ''] = when.split(' ');
    return at > from ? [{ at, date: robotDate(at), time: time.padStart(5, '0') }] : [];
  }
  const preview = await nextRuns(when, { count, from, zone: ROBOT_ZONE });
  return preview.status === 'ready' ? preview.runs : [];
}

/** How many runs of schedules came due between two moments, of each schedule at most so many. */
export async function countRuns(
  schedules: readonly WeekSchedule[],
  [from, until]: readonly [from: Date, until: Date],
  most: number,
): Promise<number> {
  const found = await runsOfEach(schedules, from, most);
  return found.flatMap(({ runs }) => runs).filter(({ at }) => at <= until).length;
}

/** The next sends of schedules of all kinds, soonest first: one of each, so that a frequent one hides no other. */
export async function nextSends(
  schedules: readonly WeekSchedule[],
  from: Date,
  count: number,
): Promise<readonly NextSend[]> {
  const found = await runsOfEach(schedules, from, 1);
  return found
    .flatMap(({ schedule, runs: [run] }) => (run ? [{ schedule, run }] : []))
    .sort((one, other) => one.run.at.getTime() - other.run.at.getTime())
    .slice(0, count);
}

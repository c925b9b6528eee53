import { parseExpression } from 'cron-parser-robot';
import { describe, expect, it } from 'vitest';
import { ROBOT_TIME_ZONE, SCHEDULE_INTERVALS } from '../resources/schedule/schedule.constants';
import { CRON_CLASSES, randomCron, seededRandom } from './cron-differential.fixtures';
import { runsAfter } from './cron-engine';
import { engineExpression } from './cron-engine-expression';
import { formToCron } from './cron-form.rules';
import { readCron } from './cron-reading.rules';
import type { CronReason } from './cron-reasons.messages';

const SEED = Number(process.env['CRON_SEED'] ?? 20_261_121);
/** How many expressions of each class; `LONG=1` runs 10,000 in total, which a change of the engine should pass. */
const EACH = process.env['LONG'] === '1' ? 2_000 : 400;
const RUNS = 5;
/**
 * The reasons for rejecting expressions that the robot accepts: they are unsafe, or have an effect that no user
 * intends.
 */
const STRICTER: readonly CronReason[] = [
  'cron.rare',
  'cron.frequent',
  'cron.fields',
  'cron.syntax',
  'cron.last.order',
  'cron.last.nth',
];

/** The next runs on the robot, comma-separated; undefined when it refuses the expression or gives up its search. */
function robotRuns(expression: string, currentDate: Date): string | undefined {
  try {
    const parsed = parseExpression(expression, { currentDate, tz: ROBOT_TIME_ZONE });
    return Array.from({ length: RUNS }, () => parsed.next().getTime()).join();
  } catch {
    return undefined;
  }
}

interface Comparison {
  readonly accepted: boolean;
  readonly runsOnRobot: boolean;
  /** The difference between preview and robot. */
  readonly wrong?: string;
}

function compare(expression: string, from: Date): Comparison {
  const reading = readCron(expression);
  const robot = robotRuns(expression, from);
  const runsOnRobot = robot !== undefined;
  if (reading.status === 'refused') {
    const needless = runsOnRobot && !STRICTER.includes(reading.reason);
    return { accepted: false, runsOnRobot, wrong: needless ? reading.reason : undefined };
  }
  const runs = runsAfter(engineExpression(reading.schedule), from, RUNS);
  const same = runs.map((run) => run.getTime()).join() === robot;
  return { accepted: true, runsOnRobot, wrong: same ? undefined : (robot ?? 'robot refuses') };
}

const someDay = (random: () => number) =>
  new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 5 * 365 * 86_400_000));

describe('a preview beside the parser of the robot', () => {
  it(`is never wrong in ${EACH} random expressions of each class`, { timeout: 180_000 }, () => {
    const random = seededRandom(SEED);
    const wrong: string[] = [];
    const counts = CRON_CLASSES.map((kind) => {
      const count = { kind, accepted: 0, runsOnRobot: 0 };
      for (let index = 0; index < EACH; index += 1) {
        const [expression, from] = [randomCron(kind, random), someDay(random)];
        const result = compare(expression, from);
        if (result.accepted) count.accepted += 1;
        if (result.runsOnRobot) count.runsOnRobot += 1;
        if (result.wrong) wrong.push(`"${expression}" from ${from.toISOString()}: ${result.wrong}`);
      }
      return count;
    });
    const shares = counts.map(
      ({ kind, accepted, runsOnRobot }) => `${kind} ${accepted} of ${runsOnRobot}`,
    );
    process.stdout.write(
      `cron: seed ${SEED}; accepted of run by the robot: ${shares.join(', ')}\n`,
    );
    expect(wrong).toEqual([]);
    for (const { accepted, runsOnRobot } of counts.filter(({ kind }) => kind !== 'one-sided'))
      expect(accepted).toBeGreaterThan(0.95 * runsOnRobot);
  });

  it(
    'is there and right for every preset and every daily, weekly and monthly form',
    { timeout: 60_000 },
    () => {
      const [hour, minute] = [8, 30];
      const bits = (mask: number, count: number, first: number) =>
        Array.from({ length: count }, (_, bit) => bit + first).filter(
          (_, bit) => (mask & (1 << bit)) > 0,
        );
      const ends = [false, true];
      const monthDays = Array.from({ length: 31 }, (_, index) => index + 1);
      const forms = [
        ...SCHEDULE_INTERVALS.map(({ value }) => value),
        ...Array.from({ length: 24 }, (_, at) =>
          formToCron({ kind: 'daily', hour: at, minute: (at * 7) % 60 }),
        ),
        ...Array.from({ length: 127 }, (_, mask) =>
          formToCron({ kind: 'weekly', weekdays: bits(mask + 1, 7, 0), hour, minute }),
        ),
        ...monthDays.flatMap((day) =>
          ends.flatMap((last) => {
            const end = last ? (['last'] as const) : [];
            const others = monthDays.filter((other) => other !== day);
            return [
              formToCron({ kind: 'monthly', days: [day, ...end], hour, minute }),
              formToCron({ kind: 'monthly', days: [...others, ...end], hour, minute }),
            ];
          }),
        ),
        formToCron({ kind: 'monthly', days: ['last'], hour, minute }),
        formToCron({ kind: 'monthly', days: monthDays, hour, minute }),
      ];
      const from = new Date('2026-11-21T03:04:05.678Z');
      const failed = forms.filter((form) => {
        const { accepted, wrong } = compare(form, from);
        return !accepted || wrong !== undefined;
      });
      expect(failed).toEqual([]);
    },
  );
});

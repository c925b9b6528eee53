import type { CronRefusal } from './cron.model';
import { engineExpression } from './cron-engine-expression';
import { readCron } from './cron-reading.rules';

/** One run of the robot: the instant, and its local time in the requested time zone. */
export interface CronRun {
  readonly at: Date;
  /** `2026-11-22` */
  readonly date: string;
  /** `08:00:00` */
  readonly time: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `+08:00` */
  readonly offset: string;
}

/** The next runs of an expression, or why it is rejected. */
export type CronPreview =
  { readonly status: 'ready'; readonly runs: readonly CronRun[] } | CronRefusal;

/** The number of runs, their start, and their time zone. */
export interface NextRunsOptions {
  /** How many runs to find. */
  readonly count: number;
  /** Only runs after this instant are returned. */
  readonly from: Date;
  /** The IANA time zone of the result; the robot itself always uses Asia/Shanghai. */
  readonly zone: string;
}

/** The formats of the zones that were asked for: one takes far longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'longOffset',
    });
  formats.set(zone, made);
  return made;
}

function clockOf(zone: string): (at: Date) => CronRun {
  const format = formatOf(zone);
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const chunk = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const date = `${chunk('year')}-${chunk('month')}-${chunk('day')}`;
    return {
      at,
      date,
      time: `${chunk('hour')}:${chunk('minute')}:${chunk('second')}`,
      weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
      offset: chunk('timeZoneName').slice('GMT'.length) || '+00:00',
    };
  };
}

/**
 * The next runs of the robot, in an explicit time zone. Loads the cron engine on the first accepted expression.
 * @throws RangeError for an unknown time zone
 */
export async function nextRuns(
  expression: unknown,
  { count, from, zone }: NextRunsOptions,
): Promise<CronPreview> {
  const reading = readCron(expression);
  if (reading.status === 'refused') return reading;
  const show = clockOf(zone);
  const { runsAfter } = await import('./cron-engine');
  return {
    status: 'ready',
    runs: runsAfter(engineExpression(reading.schedule), from, count).map(show),
  };
}

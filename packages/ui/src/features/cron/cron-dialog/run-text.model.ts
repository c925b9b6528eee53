import type { Locale } from '@chatdeck/sdk/constants';
import type { CronRun } from '@chatdeck/sdk/cron';

/** One run, formatted for display. */
export interface RunText {
  /** `05-22 周五 20:00`, in the robot's time zone; with the seconds of a schedule that has any. */
  readonly robot: string;
  /** The viewer's local time, if it differs: `21:00`, preceded by the day if that differs too. */
  readonly viewer: string | undefined;
  /** `2 天后` */
  readonly away: string;
}

const DAY_MS = 86_400_000;
const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

type Run = Pick<CronRun, 'at' | 'date' | 'time'>;

/** How far away a run is: from a day on by the calendar of the robot, so that Monday is two days after any hour of Saturday. */
function timeAway({ at, date, time }: Run, now: Date): [number, Intl.RelativeTimeFormatUnit] {
  const distance = at.getTime() - now.getTime();
  if (distance >= DAY_MS) {
    const ahead = Date.parse(`${date}T${time}Z`) - at.getTime();
    const dayOf = (moment: Date) => Math.floor((moment.getTime() + ahead) / DAY_MS);
    return [dayOf(at) - dayOf(now), 'day'];
  }
  const [unit, size] = UNITS.find(([, ms]) => distance >= ms) ?? (['second', 1_000] as const);
  return [Math.floor(distance / size), unit];
}

function describeTimeAway(run: Run, now: Date, locale: Locale): string {
  // Chinese has a space beside a number too, which Intl leaves out.
  const parts = new Intl.RelativeTimeFormat(locale).formatToParts(...timeAway(run, now));
  return parts.map(({ value }) => value.trim()).join(' ');
}

/** Nearly every schedule runs at a full minute, whose seconds say nothing. */
const toMinute = (time: string) => time.replace(/:00$/, '');

/** Formats a run for a viewer's time zone. */
export function describeRun(run: Run, now: Date, zone: string, locale: Locale): RunText {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const weekday = day.format(new Date(`${run.date}T00:00:00Z`));
  const viewers = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(run.at);
  const part = (type: string) => viewers.find((chunk) => chunk.type === type)?.value ?? '';
  const date = `${part('month')}-${part('day')}`;
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  const robotDate = run.date.slice('2026-'.length);
  const isSame = date === robotDate && time === run.time;
  const viewer = date === robotDate ? toMinute(time) : `${date} ${toMinute(time)}`;
  return {
    robot: `${robotDate} ${weekday} ${toMinute(run.time)}`,
    viewer: isSame ? undefined : viewer,
    away: describeTimeAway(run, now, locale),
  };
}

import type { RobotClock } from './robot-clock.schema';

/** The header that carries it: the name of the zone and its current offset, such as `America/New_York -05:00`. */
export const ROBOT_CLOCK_HEADER = 'robot-time-zone';

/** The offset in which the plugin computes schedules, in minutes ahead of UTC; it has no daylight saving time. */
const SCHEDULE_OFFSET = 8 * 60;
/** No time zone is further from UTC. */
const OFFSET_MAX = 14 * 60;
const DAY = 24 * 60;

const CLOCK = /^([A-Za-z][\w+-]{0,31}(?:\/[\w+-]{1,32}){0,2}) ([+-])(\d{2}):([0-5]\d)$/;

/** Reads the clock of the robot from a call; null if it is missing or impossible. */
export function parseRobotClock(header: unknown): RobotClock | null {
  const [, name, sign, hours, minutes] = CLOCK.exec(typeof header === 'string' ? header : '') ?? [];
  if (name === undefined) return null;
  const distance = Number(hours) * 60 + Number(minutes);
  if (distance > OFFSET_MAX) return null;
  return { name, offsetMinutes: sign === '-' && distance > 0 ? -distance : distance };
}

/** Whether a robot writes dates and times into messages that differ from those of its schedules. */
export const isOtherClock = ({ offsetMinutes }: RobotClock): boolean =>
  offsetMinutes !== SCHEDULE_OFFSET;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clockOf = (minutes: number) =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** An offset as it is written after `UTC`: `-05:00`. */
export const offsetText = (offsetMinutes: number): string =>
  `${offsetMinutes < 0 ? '-' : '+'}${clockOf(Math.abs(offsetMinutes))}`;

/**
 * What the robot's clock shows when a schedule is due at an hour: the time, and whether it is the day before or after.
 */
export function shownWhenDue(hour: number, { offsetMinutes }: RobotClock) {
  const minutes = hour * 60 - SCHEDULE_OFFSET + offsetMinutes;
  const day = Math.floor(minutes / DAY);
  return { time: clockOf(minutes - day * DAY), day };
}

const MOMENT = /^(\d{4})-(\d{1,2})-(\d{1,2}) (\d{1,2}):(\d{2})$/;

/** The offset of Shanghai, which has no daylight saving time. */
const ZONE_MS = 8 * 3_600_000;

/** The time `YYYY-MM-DD HH:mm` in Asia/Shanghai, the robot's time zone, in ms; undefined if it is invalid. */
export function reminderMoment(text: string): number | undefined {
  const [, year, month, day, hour, minute] = (MOMENT.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (hour === undefined || minute === undefined || hour > 23 || minute > 59) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? date.getTime() + (hour * 60 + minute) * 60_000 - ZONE_MS : undefined;
}

/** When a reminder is due, and whether it was sent. */
interface Timed {
  readonly isLoop: boolean;
  readonly isDone: boolean;
  readonly time: string;
}

/** How late a busy robot may deliver a reminder. */
const LATE_MS = 5 * 60_000;

/** True for a one-time reminder that was not sent at its time, since the robot was offline. */
export function isMissedReminder({ isLoop, isDone, time }: Timed, now: number): boolean {
  const at = isLoop || isDone ? undefined : reminderMoment(time);
  return at !== undefined && at + LATE_MS < now;
}

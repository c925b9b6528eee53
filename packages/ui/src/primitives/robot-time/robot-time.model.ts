/** The time zone of the robot, in which all times are shown. */
export const ROBOT_ZONE = 'Asia/Shanghai';

function partsOf(time: Date, timeZone: string | undefined): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...(timeZone && { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}

/** Formats as `05-20 14:32`, with the year unless it is the current one. */
export function formatTime(time: Date, now: Date, timeZone: string | undefined): string {
  const { year, month, day, hour, minute } = partsOf(time, timeZone);
  const isThisYear = partsOf(now, timeZone).year === year;
  return `${isThisYear ? '' : `${year}-`}${month}-${day} ${hour}:${minute}`;
}

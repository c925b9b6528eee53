import { useMessages } from '#messages';
import { primitiveMessages } from '../primitives.messages';
import * as css from './robot-time.css';

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

export interface RobotTimeProps {
  /** ISO 8601. */
  readonly at: string;
}

/** A time in the robot's zone, with the viewer's local time below if the two differ. */
export function RobotTime({ at }: RobotTimeProps) {
  const t = useMessages(primitiveMessages);
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return null;
  const now = new Date();
  const robots = formatTime(time, now, ROBOT_ZONE);
  const viewers = formatTime(time, now, undefined);
  return (
    <time className={css.time} dateTime={at}>
      {robots}
      {viewers === robots ? null : (
        <span className={css.viewer}>{t.viewerTime({ time: viewers })}</span>
      )}
    </time>
  );
}

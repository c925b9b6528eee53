import { useMessages } from '#messages';
import { primitiveMessages } from '../primitives.messages';
import * as css from './robot-time.css';
import { formatTime, ROBOT_ZONE } from './robot-time.model';

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

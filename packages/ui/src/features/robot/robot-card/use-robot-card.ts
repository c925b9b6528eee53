import type { RobotStatus, StoredConfig } from '@chatdeck/sdk';
import { LOGIN_STATUS, LOGIN_STATUS_TEXT, type Text } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useMinute } from '#primitives/robot-time/use-minute.ts';
import { configProgress, isLost } from '#features/dashboard/dashboard.model.ts';
import { readyOf } from '#features/dashboard/part.tsx';
import { useRobotStatus, useStoredConfig } from '#features/dashboard/use-dashboard.ts';
import { robotCardMessages } from './robot-card.messages';
import { timeSince } from './time-span';

const STATUS_TEXTS: Readonly<Record<number, Text | undefined>> = LOGIN_STATUS_TEXT;

/** What a line about the robot says, and how it looks. */
export interface RobotLine {
  readonly tone: 'good' | 'lost' | 'off';
  readonly text: string;
}

/** Whether the robot is online and since when, in a few words. */
function useRobotLine(robot: RobotStatus | undefined): RobotLine {
  const t = useMessages(robotCardMessages);
  const { locale } = useChatdeck();
  const now = useMinute();
  if (robot === undefined) return { tone: 'off', text: t.unknown };
  const { online, onlineSince, lastHeartbeat, status } = robot;
  if (isLost(robot) && lastHeartbeat !== null) {
    const since = timeSince(lastHeartbeat, now);
    const { offlineMinutes, offlineHours, offlineDays } = t;
    const texts = { minutes: offlineMinutes, hours: offlineHours, days: offlineDays };
    return { tone: 'lost', text: since ? texts[since.unit](since.count) : t.offline };
  }
  if (online && status === LOGIN_STATUS.loggedIn) {
    const since = onlineSince === null ? undefined : timeSince(onlineSince, now);
    const { onlineMinutes, onlineHours, onlineDays } = t;
    const texts = { minutes: onlineMinutes, hours: onlineHours, days: onlineDays };
    return { tone: 'good', text: since ? texts[since.unit](since.count) : t.online };
  }
  if (lastHeartbeat === null && status === LOGIN_STATUS.blank) {
    return { tone: 'off', text: t.never };
  }
  return { tone: 'off', text: STATUS_TEXTS[status]?.[locale] ?? t.unknown };
}

/** The version that waits for the robot; undefined if it runs the saved one, or nothing is saved. */
const waitingVersion = (config: StoredConfig | undefined): number | undefined =>
  config && configProgress(config) === 'saved' ? config.version : undefined;

/** The robot's name, state and config, as the card and the banner show them. */
export function useRobotCard() {
  const state = useRobotStatus();
  const config = readyOf(useStoredConfig());
  const robot = readyOf(state);
  const line = useRobotLine(robot);
  return { status: state.status, robot, line, waiting: waitingVersion(config) };
}

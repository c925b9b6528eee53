import type { RobotStatus, StoredConfig } from '@chatdeck/sdk';
import { LOGIN_STATUS, LOGIN_STATUS_TEXT, type Text, textIn } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { MINUTE_MS, useNow } from '#context/use-now.ts';
import { timeSince } from '#lists/clock/time-since.ts';
import { configProgress, isWorking, lossOf } from '#features/dashboard/dashboard.model.ts';
import { readyOf } from '#features/dashboard/part-state.ts';
import { useRobotStatus, useStoredConfig } from '#features/dashboard/use-dashboard.ts';
import { robotCardMessages } from './robot-card.messages';

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
  const now = useNow(MINUTE_MS);
  if (robot === undefined) return { tone: 'off', text: t.unknown };
  const { onlineSince, lastHeartbeat, status } = robot;
  const loss = lossOf(robot);
  if (loss?.by === 'loggedOut') {
    const since = loss.since === null ? undefined : timeSince(loss.since, now);
    const { loggedOutMinutes, loggedOutHours, loggedOutDays } = t;
    const texts = { minutes: loggedOutMinutes, hours: loggedOutHours, days: loggedOutDays };
    return { tone: 'lost', text: since ? texts[since.unit](since.count) : t.loggedOutNow };
  }
  if (loss) {
    const since = loss.since === null ? undefined : timeSince(loss.since, now);
    const { offlineMinutes, offlineHours, offlineDays } = t;
    const texts = { minutes: offlineMinutes, hours: offlineHours, days: offlineDays };
    return { tone: 'lost', text: since ? texts[since.unit](since.count) : t.offline };
  }
  if (isWorking(robot)) {
    const since = onlineSince === null ? undefined : timeSince(onlineSince, now);
    const { onlineMinutes, onlineHours, onlineDays } = t;
    const texts = { minutes: onlineMinutes, hours: onlineHours, days: onlineDays };
    return { tone: 'good', text: since ? texts[since.unit](since.count) : t.online };
  }
  if (lastHeartbeat === null && status === LOGIN_STATUS.blank) {
    return { tone: 'off', text: t.never };
  }
  return { tone: 'off', text: textIn(STATUS_TEXTS[status], locale) ?? t.unknown };
}

/** The saved version of the config, and the one that the robot runs, null before it has loaded one. */
export interface ConfigVersions {
  readonly saved: number;
  readonly live: number | null;
}

const versionsOf = (config: StoredConfig | undefined): ConfigVersions | undefined =>
  config && configProgress(config) !== 'missing'
    ? { saved: config.version, live: config.liveVersion }
    : undefined;

/** The robot's name, state and config, as the card and the banner show them. */
export function useRobotCard() {
  const t = useMessages(robotCardMessages);
  const state = useRobotStatus();
  const config = readyOf(useStoredConfig());
  const robot = readyOf(state);
  return {
    status: state.status,
    robot,
    name: robot?.robotName ?? t.robot,
    line: useRobotLine(robot),
    loss: robot && lossOf(robot),
    versions: versionsOf(config),
  };
}

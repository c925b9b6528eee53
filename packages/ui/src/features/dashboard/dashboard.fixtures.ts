import { parseConfig, serializeConfig } from '@chatdeck/sdk';
import type { RobotStatus } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import { FIXTURE_NOW, type MockBackendOptions } from '@chatdeck/sdk/testing';

type Change = NonNullable<MockBackendOptions['change']>;

const SCHEDULES = {
  dayTaskSchedule: [
    {
      type: 'contact',
      name: '林晓禾',
      date: '0 30 7 * * *',
      memorialDay: '',
      city: '',
      endWord: '',
    },
  ],
  roomTaskSchedule: [
    { type: 'room', roomName: '青禾书房 · 读书会', date: '0 0 20 * * *', contents: [] },
  ],
  roomNewsSchedule: [
    { type: 'room', roomName: '编辑部', date: '0 0 9 * * *', sortId: 13, num: 5, endWord: '' },
  ],
};

/** Adds schedules to the stored config. */
export const withSchedules: Change = (state) => {
  const parsed = parseConfig(state.config ?? '{}');
  if (parsed.status === 'ready') state.config = serializeConfig(parsed.stored, SCHEDULES);
};

const ROBOT: RobotStatus = {
  status: LOGIN_STATUS.loggedIn,
  qrUrl: '',
  online: true,
  robotId: 'robot',
  robotName: '小禾',
  lastHeartbeat: FIXTURE_NOW,
  onlineSince: FIXTURE_NOW,
  timeZone: { name: 'Asia/Shanghai', offsetMinutes: 480 },
  friendCount: 28,
  roomCount: 12,
};

/** A backend whose robot is in this state, with schedules. */
export function robotIs(changes: Partial<RobotStatus>): MockBackendOptions {
  const robot = { ...ROBOT, ...changes };
  const { status, online } = robot;
  return {
    change: withSchedules,
    calls: {
      'robot.status': () => robot,
      // The event stream starts with the same state.
      'event.stream': () => ({ type: 'robot', status, online }),
    },
  };
}

/** A login code as a robot sends it. */
export const QR_URL = 'https://login.example/l/4bPzKq9wYQ';

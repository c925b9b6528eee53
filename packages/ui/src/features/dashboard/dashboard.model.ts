import type { DailySends, RobotStatus, StoredConfig } from '@chatdeck/sdk';
import { LOGIN_STATUS } from '@chatdeck/sdk/constants';

/** The first steps of a new account, in order. */
export const STEPS = ['initialise', 'connect', 'online', 'lists', 'material', 'message'] as const;
export type Step = (typeof STEPS)[number];

/** The facts that the steps are derived from; undefined if the client cannot query them. */
export interface Facts {
  readonly robot: RobotStatus | undefined;
  readonly config: StoredConfig | undefined;
  readonly materialCount: number | undefined;
  readonly days: readonly DailySends[] | undefined;
}

/**
 * The steps that can be determined and whether each is done, derived from what the server knows rather than from
 * clicks.
 */
export function stepsOf({ robot, config, materialCount, days }: Facts) {
  const done: Readonly<Record<Step, boolean | undefined>> = {
    initialise: config && config.config !== null,
    // The keys are in use once a robot has signed a request with them.
    connect: robot && (robot.lastHeartbeat !== null || robot.status > LOGIN_STATUS.blank),
    // The demo account has friends, and no robot that brought them.
    online: robot && (robot.online || (robot.lastHeartbeat !== null && hasPeople(robot))),
    lists: robot && hasPeople(robot),
    material: materialCount === undefined ? undefined : materialCount > 0,
    message: days && days.some(({ handedOver }) => handedOver > 0),
  };
  return STEPS.flatMap((step) => {
    const isDone = done[step];
    return isDone === undefined ? [] : [{ step, isDone }];
  });
}

const hasPeople = ({ friendCount, roomCount }: RobotStatus): boolean => friendCount + roomCount > 0;

/** Whether the robot runs the version that was saved last. */
export function configProgress({ version, liveVersion }: StoredConfig) {
  if (version === 0) return 'missing';
  return liveVersion === version ? 'live' : 'saved';
}

/** Why a robot that has worked does not: it was logged out, or it no longer responds. */
export type Loss = 'loggedOut' | 'silent';

/** What a robot is lost by, and since when (ISO 8601); undefined while it works, and before its first login. */
export function lossOf(
  robot: RobotStatus,
): { readonly by: Loss; readonly since: string | null } | undefined {
  const { status, online, lastHeartbeat, loggedOutAt } = robot;
  if (loggedOutAt !== undefined || status === LOGIN_STATUS.loggedOut) {
    return { by: 'loggedOut', since: loggedOutAt ?? lastHeartbeat };
  }
  const isSilent = status === LOGIN_STATUS.loggedIn && !online;
  return isSilent ? { by: 'silent', since: lastHeartbeat } : undefined;
}

/** The robot is logged in and hears what it is sent. `status` alone is what it said last, which a lost robot cannot correct. */
export const isWorking = ({ status, online }: RobotStatus): boolean =>
  online && status === LOGIN_STATUS.loggedIn;

/** The robot has worked and does not now: nothing can be sent. */
export const isLost = (robot: RobotStatus): boolean => lossOf(robot) !== undefined;

/** No friend or group has arrived yet. */
export const isNew = ({ friendCount, roomCount }: RobotStatus): boolean =>
  friendCount + roomCount === 0;

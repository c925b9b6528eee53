import type { LiveEvent, RobotStatus } from '@chatdeck/sdk';
import { CODE, LIVE_EVENT, LOGIN_STATUS } from '@chatdeck/sdk/constants';
import type { RobotClock } from '@chatdeck/sdk/rules';
import type { Broker } from '../../broker/broker';
import type { LiveEvents } from '../../events/live-events';
import type { AvatarStore } from '../upload/avatars';
import { rewriteFileUrl } from '../../storage/object-store';
import { Refusal } from '../../refusal/refusal';
import type { ReloadService } from './reload.service';
import type { RobotRepository } from './robot.repository';

export type Heartbeat = 'live' | 'dead' | 'scan';

/** When a robot was there. */
interface SeenRobot {
  readonly onlineSince: Date;
  readonly heartbeatAt: Date;
  readonly clock: RobotClock;
}

/** What the robot reports about itself, and what the console shows of it. */
export function robotService(
  repository: RobotRepository,
  broker: Pick<Broker, 'isListening' | 'isDoubled' | 'publish'>,
  events: Pick<LiveEvents, 'publish'>,
  reloads: Pick<ReloadService, 'alive' | 'loggedIn'>,
  avatars: Pick<AvatarStore, 'dropReplaced'>,
) {
  /** The status of the robot, as a live event. */
  async function news(userId: string): Promise<LiveEvent> {
    const { loginStatus: status } = await repository.find(userId);
    return { type: LIVE_EVENT.robot, status, online: await broker.isListening(userId) };
  }

  /** The accounts with two robots, as they were announced last. */
  const doubled = new Set<string>();

  /** Whether a second robot has come or gone; seen at the heartbeats that each of them sends. */
  function hasNewDouble(userId: string): boolean {
    const isDoubled = broker.isDoubled(userId);
    if (isDoubled === doubled.has(userId)) return false;
    if (isDoubled) doubled.add(userId);
    else doubled.delete(userId);
    return true;
  }

  const announce = async (userId: string) => events.publish(userId, await news(userId));

  return {
    news,
    announce,

    async status(userId: string): Promise<RobotStatus> {
      const [robot, counts, online] = await Promise.all([
        repository.find(userId),
        repository.counts(userId),
        broker.isListening(userId),
      ]);
      return {
        status: robot.loginStatus,
        qrUrl: robot.qrUrl,
        ...(robot.qrAt && { qrAgeMs: Date.now() - robot.qrAt.getTime() }),
        ...(robot.loggedOutAt && { loggedOutAt: robot.loggedOutAt.toISOString() }),
        ...(robot.securityMessage !== '' && { challenge: robot.securityMessage }),
        online,
        ...(broker.isDoubled(userId) && { isDoubled: true }),
        robotId: robot.robotId,
        robotName: robot.name,
        lastHeartbeat: robot.heartbeatAt?.toISOString() ?? null,
        onlineSince: (online && robot.onlineSince?.toISOString()) || null,
        timeZone: robot.clock,
        ...counts,
      };
    },

    /** A scanned or logged-in robot has no code to show; a logged-out one reports a word instead. */
    async reportLogin(userId: string, loginStatus: number, qrUrl: string): Promise<void> {
      const isScannable =
        loginStatus === LOGIN_STATUS.scan || loginStatus === LOGIN_STATUS.timedOut;
      const code = isScannable ? qrUrl : '';
      const known = await repository.find(userId);
      // A robot reports the same code repeatedly; the time of its first report counts.
      const qrAt = known.qrUrl === code ? known.qrAt : new Date();
      const wasLoggedIn = known.loginStatus === LOGIN_STATUS.loggedIn;
      const loggedOutAt = wasLoggedIn ? new Date() : known.loggedOutAt;
      await repository.update(userId, {
        loginStatus,
        qrUrl: code,
        qrAt: code === '' ? null : qrAt,
        loggedOutAt: loginStatus === LOGIN_STATUS.loggedIn ? null : loggedOutAt,
      });
      if (loginStatus === LOGIN_STATUS.loggedIn) await reloads.loggedIn(userId);
      await announce(userId);
    },

    /** Returns the lists that the robot is pushing as a whole. */
    async beat(
      userId: string,
      heartbeat: Heartbeat,
      clock: RobotClock | null,
    ): Promise<{ readonly pushesFriends: boolean; readonly pushesRooms: boolean }> {
      if (heartbeat === 'dead') {
        const known = await repository.find(userId);
        return {
          pushesFriends: known.friendSyncAt !== null,
          pushesRooms: known.roomSyncAt !== null,
        };
      }
      const wasOnline = await broker.isListening(userId);
      const beat = { userId, at: new Date(), wasOnline, clock };
      const { hasNewClock, ...pushes } = await repository.beat(beat);
      // Where connections are not visible, the heartbeat shows that the robot is back.
      const isOnline = wasOnline || (await broker.isListening(userId));
      const isDoubleNew = hasNewDouble(userId);
      if (isOnline !== wasOnline || hasNewClock || isDoubleNew) await announce(userId);
      if (isOnline) await reloads.alive(userId);
      return pushes;
    },

    /** Records that a robot was logged in from one moment and last heard at another, of which nobody is mailed. */
    seed: (userId: string, { onlineSince, heartbeatAt, clock }: SeenRobot) =>
      repository.update(userId, {
        loginStatus: LOGIN_STATUS.loggedIn,
        onlineSince,
        heartbeatAt,
        clock,
        offlineMailAt: new Date(),
      }),

    async introduce(
      userId: string,
      robot: { robotId: string; name: string; avatar?: string },
    ): Promise<void> {
      const { avatar: before } = await repository.find(userId);
      const avatar = robot.avatar === undefined ? before : rewriteFileUrl(robot.avatar);
      await repository.update(userId, { robotId: robot.robotId, name: robot.name, avatar });
      await avatars.dropReplaced(userId, before, avatar);
      await announce(userId);
    },

    /** A robot that is not online yet polls for the code. */
    async setVerifyCode(userId: string, verifyCode: string): Promise<null> {
      await repository.update(userId, { verifyCode });
      await broker.publish(userId, 'event', { target: 'verifyCode' });
      return null;
    },

    async clearRecords(userId: string): Promise<null> {
      if (!(await broker.isListening(userId))) throw new Refusal(CODE.robotOffline);
      await broker.publish(userId, 'history', { event: 'clear' });
      return null;
    },

    setPanelVersion: (userId: string, panelVersion: string) =>
      repository.update(userId, { panelVersion }),
    panelVersion: async (userId: string) => (await repository.find(userId)).panelVersion,
    verifyCode: async (userId: string) => (await repository.find(userId)).verifyCode,
    clearVerifyCode: (userId: string) => repository.update(userId, { verifyCode: '' }),
    async setSecurityMessage(userId: string, securityMessage: string): Promise<void> {
      await repository.update(userId, { securityMessage });
      await announce(userId);
    },
    beginFriendSync: (userId: string) => repository.beginSync(userId, 'friendSyncAt'),
    beginRoomSync: (userId: string) => repository.beginSync(userId, 'roomSyncAt'),
  };
}

export type RobotService = ReturnType<typeof robotService>;

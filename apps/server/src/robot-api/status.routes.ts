import { LOGIN_STATUS } from '@chatdeck/sdk/constants';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services';
import { robotRoute } from './robot-route';
import { noInput, robotAddress, robotCount, robotKey, robotName, robotText } from './robot-text';

const loginStatus = robotCount.pipe(z.literal(Object.values(LOGIN_STATUS)));

/** What the robot reports about its login and itself. */
export function statusRoutes(app: FastifyInstance, services: Services): void {
  const { contact, group, robot, verifyCall } = services;

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/wechat/qrcode',
    input: z.object({ qrUrl: robotAddress, qrStatus: loginStatus }),
    empty: null,
    handle: async ({ userId, input }) => {
      await robot.reportLogin(userId, input.qrStatus, input.qrUrl);
      return null;
    },
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/wechat/heart',
    input: z.object({ heartBeat: z.enum(['live', 'dead', 'scan']) }),
    empty: null,
    handle: async ({ userId, input, clock }) => {
      const { pushesFriends, pushesRooms } = await robot.beat(userId, input.heartBeat, clock);
      if (pushesFriends) await contact.endQuietPush(userId);
      if (pushesRooms) await group.endQuietPush(userId);
      return null;
    },
  });

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/wechat/info',
    input: z.object({ avatar: robotAddress, robotName, robotId: robotKey }),
    // The upload of the picture may have failed.
    optional: ['avatar'],
    empty: null,
    handle: async ({ userId, input }) => {
      const { robotId, robotName: name, avatar } = input;
      await robot.introduce(userId, { robotId, name, avatar });
      return null;
    },
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/webPanel/version',
    input: noInput,
    empty: { version: '' },
    handle: async ({ userId }) => ({ version: await robot.panelVersion(userId) }),
  });

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/webPanel/version',
    input: z.object({ version: robotText.pipe(z.string().max(50)) }),
    empty: null,
    handle: async ({ userId, input }) => {
      await robot.setPanelVersion(userId, input.version);
      return null;
    },
  });
}

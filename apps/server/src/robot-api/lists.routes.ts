import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services';
import { robotRoute } from './robot-route';
import { robotAddress, robotCount, robotKey, robotLabel, robotName, robotText } from './robot-text';

/** The plugin sends 80 at a time. */
const BATCH_MAX = 1000;
/** A room has an owner and a few administrators; more are never needed. */
const ADMINS_MAX = 50;

const friend = z.object({
  robotId: robotName,
  wxid: robotKey,
  name: robotLabel,
  alias: robotLabel,
  avatar: robotAddress,
  weixin: robotName,
  gender: robotCount,
});

const room = z
  .object({
    robotId: robotName,
    wxid: robotKey,
    topic: robotLabel,
    avatar: robotAddress,
    ownerId: robotName,
    adminIds: robotText,
    memberCount: robotCount,
  })
  .transform(({ ownerId, adminIds, ...fields }) => ({
    ...fields,
    ownerWxid: ownerId,
    adminWxids: adminIds
      .split(',')
      .filter((id) => id !== '')
      .slice(0, ADMINS_MAX),
  }));

const FRIENDS = 1;
const ROOMS = 2;

/** The lists of friends and rooms, which the robot pushes in batches. */
export function listRoutes(app: FastifyInstance, services: Services): void {
  const { contact, group, robot, verifyCall } = services;

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/wechat/friend',
    input: z.object({ friend: z.array(friend).max(BATCH_MAX) }),
    empty: null,
    handle: async ({ userId, input }) => {
      await contact.receive(userId, input.friend[0]?.robotId ?? '', input.friend);
      return null;
    },
  });

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/wechat/room',
    input: z.object({ room: z.array(room).max(BATCH_MAX) }),
    empty: null,
    handle: async ({ userId, input }) => {
      await group.receive(userId, input.room[0]?.robotId ?? '', input.room);
      return null;
    },
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/wechat/asyncData',
    input: z.object({ type: robotCount.pipe(z.literal([FRIENDS, ROOMS])), robotId: robotText }),
    empty: null,
    handle: async ({ userId, input }) => {
      if (input.type === FRIENDS) await robot.beginFriendSync(userId);
      else await robot.beginRoomSync(userId);
      return null;
    },
  });
}

import { AUDIT_ACTOR } from '@chatdeck/sdk/audit';
import { contract } from '@chatdeck/sdk/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services';
import { robotRoute } from './robot-route';
import { noInput, robotRowId, robotText } from './robot-text';

/** A flag that may arrive as text. */
const robotFlag = z.unknown().transform((value) => value === true || value === 'true');

/**
 * A reminder that somebody requested in a chat, under the rules of the console. The robot reports a failure when the
 * answer is empty.
 */
const asked = z
  .object({
    setter: robotText,
    subscribe: robotText,
    isLoop: robotFlag,
    time: robotText,
    content: robotText,
  })
  .pipe(z.intersection(z.object({ setter: z.string().max(200) }), contract.reminder.add.request));

/** The reminders that the robot schedules while it runs. */
export function reminderRobotRoutes(app: FastifyInstance, services: Services): void {
  const { reminder, verifyCall, events, audit } = services;

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/task',
    input: noInput,
    empty: [],
    handle: ({ userId }) => reminder.forRobot(userId),
  });

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/task',
    input: asked,
    empty: null,
    handle: async ({ userId, input, ip, userAgent }) => {
      const added = await reminder.addFromRobot(userId, input);
      const { setter, subscribe, time, content } = input;
      await audit.record({
        userId,
        call: 'robot.addReminder',
        actor: AUDIT_ACTOR.robot,
        ip,
        userAgent,
        object: { id: added.id, name: content },
        after: { setter, subscribe, time, content },
      });
      await events.recordsChanged(userId, ['reminder']);
      return added;
    },
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/task/update',
    input: z.object({ id: robotRowId }),
    empty: null,
    handle: async ({ userId, input }) => {
      await reminder.finish(userId, input.id);
      await events.recordsChanged(userId, ['reminder']);
      return null;
    },
  });
}

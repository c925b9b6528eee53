import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services';
import { robotRoute } from './robot-route';
import { noInput, robotText } from './robot-text';

const verifyMessage = z.object({ verifyMessage: robotText.pipe(z.string().max(10_000)) });

/** The codes and challenges that some networks require at login. */
export function verificationRoutes(app: FastifyInstance, services: Services): void {
  const { robot, verifyCall } = services;

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/worker/verifycode',
    input: noInput,
    empty: { code: '' },
    handle: async ({ userId }) => ({ code: await robot.verifyCode(userId) }),
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/worker/clearverifycode',
    input: noInput,
    empty: null,
    handle: async ({ userId }) => {
      await robot.clearVerifyCode(userId);
      return null;
    },
  });

  for (const path of ['/wechat/setSecurityInfo', '/wechat/clearSecurityInfo']) {
    robotRoute(app, verifyCall, {
      method: 'POST',
      path,
      input: verifyMessage,
      empty: null,
      handle: async ({ userId, input }) => {
        await robot.setSecurityMessage(userId, input.verifyMessage);
        return null;
      },
    });
  }
}

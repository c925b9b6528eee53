import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services';
import { robotRoute } from './robot-route';
import { noInput, robotCount, robotKey, robotText } from './robot-text';

const keyed = z.object({ id: robotKey });

/** What the robot of a member loads beside its config; the robot of anybody else gets empty lists. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { account, batchTask, dialogue, rss, verifyCall } = services;

  const LISTS: Readonly<Record<string, (userId: string) => Promise<object[]>>> = {
    '/gpt/config': dialogue.forRobot,
    '/rss/config': rss.all,
    '/user/task': batchTask.all,
  };
  for (const [path, list] of Object.entries(LISTS)) {
    robotRoute(app, verifyCall, {
      method: 'GET',
      path,
      input: noInput,
      empty: [],
      handle: async ({ userId }) => ((await account.isMember(userId)) ? list(userId) : []),
    });
  }

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/gpt/config',
    input: z.object({ id: robotKey, usedNum: robotCount.pipe(z.number().min(0)) }),
    empty: null,
    handle: async ({ userId, input }) => {
      await dialogue.setUsed(userId, input.id, input.usedNum);
      return null;
    },
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/rss/lastcontent/:id',
    input: keyed,
    empty: null,
    handle: ({ userId, input }) => rss.lastContent(userId, input.id),
  });

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/rss/lastcontent/:id',
    input: keyed.extend({ content: robotText }),
    empty: null,
    handle: async ({ userId, input }) => {
      await rss.setLastContent(userId, input.id, input.content);
      return null;
    },
  });
}

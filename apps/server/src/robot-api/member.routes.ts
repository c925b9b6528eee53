import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services';
import { robotRoute } from './robot-route';
import { noInput, robotCount, robotRowId, robotText } from './robot-text';

const keyed = z.object({ id: robotRowId });

/** What the robot of a member loads besides its config; the robot of a non-member gets the defaults. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { account, batchTask, dialogue, reloads, rss, saying, verifyCall } = services;
  const nothing = () => Promise.resolve([]);

  const LISTS = [
    { path: '/gpt/config', topic: 'gptconfig', list: dialogue.forRobot, everybodys: nothing },
    { path: '/rss/config', topic: 'rssconfig', list: rss.forRobot, everybodys: nothing },
    { path: '/user/task', topic: 'tasks', list: batchTask.forRobot, everybodys: saying.tasks },
  ] as const;
  for (const { path, topic, list, everybodys } of LISTS) {
    robotRoute(app, verifyCall, {
      method: 'GET',
      path,
      input: noInput,
      empty: [],
      handle: async ({ userId }) => {
        await reloads.loads(userId, topic);
        const members = (await account.isMember(userId)) ? await list(userId) : [];
        return [...members, ...(await everybodys(userId))];
      },
    });
  }

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/gpt/config',
    input: z.object({ id: robotRowId, usedNum: robotCount.pipe(z.number().min(0)) }),
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
    handle: ({ userId, input }) => rss.setLastContent(userId, input.id, input.content),
  });
}

import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Services } from '../services';
import { quoteOfDay } from './quotes';
import { robotRoute } from './robot-route';
import { noInput, robotKey, robotText } from './robot-text';

/** The lists of an account without such rows. */
const EMPTY_LISTS = [
  { path: '/wordcloudroom', input: noInput },
  { path: '/firenews', input: z.object({ id: robotText, num: robotText }) },
];

/** The content that the robot requests besides its config. */
export function contentRoutes(
  app: FastifyInstance,
  { custom, saying, verifyCall }: Services,
): void {
  for (const { path, input } of EMPTY_LISTS) {
    robotRoute(app, verifyCall, {
      method: 'GET',
      path,
      input,
      empty: [],
      handle: () => [],
    });
  }

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/roomCloud',
    input: z.object({ name: robotText }),
    // The plugin then reports that the room has no word cloud.
    empty: '',
    handle: () => '',
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/customnews',
    input: z.object({ id: robotKey, taskId: robotText.pipe(z.string().max(200)) }),
    optional: ['taskId'],
    empty: [] as readonly object[],
    handle: async ({ userId, input }) =>
      (await saying.contentOf(userId, input.id)) ?? custom.nextOf(userId, input.id, input.taskId),
  });

  robotRoute(app, verifyCall, {
    method: 'POST',
    path: '/customevent',
    input: z.object({
      msg: robotText,
      sourceMsg: robotText,
      eventId: robotText,
      wxid: robotText,
      name: robotText,
      roomName: robotText,
    }),
    optional: ['wxid', 'name', 'roomName'],
    empty: [],
    handle: () => [],
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/one',
    input: noInput,
    empty: { word: '' },
    handle: () => ({ word: quoteOfDay(new Date()) }),
  });

  robotRoute(app, verifyCall, {
    method: 'GET',
    path: '/meinv',
    input: noInput,
    empty: { pics: [] },
    handle: () => ({ pics: [] }),
  });
}

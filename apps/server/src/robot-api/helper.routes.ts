import { CODE } from '@chatdeck/sdk/constants';
import type { FastifyInstance } from 'fastify';
import { NOT_CONVERTED } from './not-converted';
import { robotRefusal } from './robot-route';

/** What each call of the closed helper host gives on success, with nothing in it (robot contract, section 3.3). */
const EMPTY_ANSWERS: Readonly<Record<string, unknown>> = {
  '/skill': [],
  '/voice/text': '',
  '/text/speech': [],
  '/image/vision': [],
};

/**
 * The helper host of the original is closed, and no service of that kind is part of this server. The plugin writes
 * `message` to the robot's log, says `msg` of a skill to the person who asked, and goes on with the empty answer.
 */
export function helperRoutes(app: FastifyInstance): void {
  // Recordings and pictures are not needed to say no; they are read to their end, so that the robot hears the answer.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null);
  });
  for (const [path, empty] of Object.entries(EMPTY_ANSWERS)) {
    app.post(path, () => {
      const refusal = robotRefusal(CODE.notConfigured, empty);
      return { ...refusal, message: refusal.msg };
    });
  }
  // The plugin sends on whatever it gets here, and a failure would end the robot's process.
  app.get('/convert', (_request, reply) => reply.type('image/png').send(NOT_CONVERTED));
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerGarbage } from './errors';

/** Whether a request says that a body follows its headers. */
export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The deadline of each body that is still awaited. */
const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Ends a request whose body does not arrive within `limitMs`. Node has one limit for all requests, which is as long as a file may
 * take.
 */
export function limitBodies(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw.headers)) {
      const late = Object.assign(new Error('The body is late'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      const end = () => {
        // A complete body that nobody has read is not late, and an injected request has no connection.
        if (!raw.complete && raw.socket instanceof Socket) answerGarbage(late, raw.socket);
      };
      const deadline = setTimeout(end, limitMs).unref();
      const clear = () => clearTimeout(deadline);
      raw.once('end', clear).once('close', clear);
      deadlines.set(raw, deadline);
    }
    done();
  });
}

/** Leaves the rest of a body the time that a file may take, once its sender is known to be permitted to send one. */
export const allowSlowBody = ({ raw }: FastifyRequest): void => clearTimeout(deadlines.get(raw));

import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How a request ended: with its answer, or because the client left before it was complete. */
export type Ending = 'answered' | 'aborted';

type Listener = (request: FastifyRequest, reply: FastifyReply, ending: Ending) => void;

const listeners = new WeakMap<FastifyInstance, Set<Listener>>();

/**
 * Calls back once for each request when it has ended. Fastify's own hook leaves out those that the client gave up: their connection
 * tells of them, since a listener on each answer would double what a short request costs.
 */
export function onEnded(app: FastifyInstance, listener: Listener): void {
  const known = listeners.get(app);
  if (known !== undefined) return void known.add(listener);
  const all = new Set([listener]);
  listeners.set(app, all);
  const open = new Set<FastifyReply>();

  function end(reply: FastifyReply, ending: Ending): void {
    if (open.delete(reply)) all.forEach((one) => one(reply.request, reply, ending));
  }

  app.addHook('onRequest', (_, reply, done) => {
    open.add(reply);
    done();
  });
  app.addHook('onResponse', (_, reply, done) => {
    end(reply, 'answered');
    done();
  });
  app.server.on('connection', (socket: Socket) => {
    socket.once('close', () => {
      for (const reply of open) {
        if (reply.request.raw.socket === socket) end(reply, 'aborted');
      }
    });
  });
}

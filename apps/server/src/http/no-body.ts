import type { FastifyInstance } from 'fastify';

/** What such a call says stands in its address. */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'DELETE']);

/** Takes a call without a body for what it is: clients that set a type on every request do so on these too. */
export function ignoreTypeOfNoBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, raw: { headers } }, _reply, done) => {
    const isEmpty =
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (WITHOUT_BODY.has(method) && isEmpty) delete headers['content-type'];
    done();
  });
}

import type { FastifyInstance } from 'fastify';

const ALLOWED_HEADERS =
  'authorization, accept-language, content-type, idempotency-key, last-event-id';
const ALLOWED_METHODS = 'GET, POST, PUT, DELETE';

/** Lets pages of the listed origins make console calls, for panels that are embedded elsewhere. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v1/')) return;
    reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'x-request-id',
    });
    if (request.method !== 'OPTIONS') return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-allow-methods': ALLOWED_METHODS,
        'access-control-max-age': '600',
      })
      .send();
  });
}

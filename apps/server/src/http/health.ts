import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

/** Routes for monitoring and tools: liveness, readiness, and the OpenAPI document. */
export function registerHealth(app: FastifyInstance, db: Database, version: string): void {
  let document: object | undefined;
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
  app.get('/v1/api/openapi.json', async () => {
    const { openApiDocument } = await import('@chatdeck/sdk/openapi');
    return (document ??= openApiDocument(version));
  });
}

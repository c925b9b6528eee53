import type { FastifyInstance } from 'fastify';
import type { OrderService } from './order.service';

const NOTICE_LIMIT = 64 * 1024;
const SIGNATURE_HEADER = 'x-payment-signature';

/** Where the gateway tells of payments. The signature covers the body to the byte, so it is read as text. */
export function noticeRoutes(app: FastifyInstance, orders: OrderService): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: NOTICE_LIMIT }, (_, body, done) =>
    done(null, body),
  );
  app.post('/notify', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const signature = request.headers[SIGNATURE_HEADER]?.toString() ?? '';
    const isTaken = await orders.notify({ body, signature });
    // A gateway sends again what was not taken.
    return reply.code(isTaken ? 200 : 400).send({ taken: isTaken });
  });
}

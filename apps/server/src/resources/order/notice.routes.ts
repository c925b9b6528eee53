import type { FastifyInstance } from 'fastify';
import type { OrderService } from './order.service';

const NOTICE_LIMIT = 64 * 1024;
const SIGNATURE_HEADER = 'x-payment-signature';

/** The gateway's payment notifications. The signature covers the exact body, so it is read as text. */
export function noticeRoutes(app: FastifyInstance, orders: OrderService): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: NOTICE_LIMIT }, (_, body, done) =>
    done(null, body),
  );
  app.post('/notify', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const signature = request.headers[SIGNATURE_HEADER]?.toString() ?? '';
    const isTaken = await orders.notify({ body, signature });
    // The gateway retries a notification that was not accepted.
    return reply.code(isTaken ? 200 : 400).send({ taken: isTaken });
  });
}

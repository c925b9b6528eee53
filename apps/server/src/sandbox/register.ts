import type { FastifyInstance } from 'fastify';
import { answerUnknown } from '../http/errors';
import type { Services } from '../services';
import { payRoutes } from './pay.routes';
import { scanRoutes } from './scan.routes';

const FORM_LIMIT = 4096;

/** The pages that replace a phone where no real one can take part. */
export function registerSandbox(app: FastifyInstance, services: Services, isHttps: boolean): void {
  if (!services.isSandbox) {
    app.all('/*', (request, reply) => answerUnknown(request, reply));
    return;
  }
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scanRoutes(app, services, isHttps);
  payRoutes(app, services);
}

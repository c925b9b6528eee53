import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withCurrentFiles } from '../storage/file-address';
import { originOf } from './call';
import { accountOf } from './request-account';

const origins = new WeakMap<FastifyRequest, string>();

/** A text of an answer with the current addresses of the account's files. */
export function withFilesOf(request: FastifyRequest, text: string): string {
  const userId = accountOf(request);
  return userId === undefined
    ? text
    : withCurrentFiles(text, userId, () => origins.get(request) ?? originOf(request));
}

/**
 * Gives every answer the current addresses of files; one that is streamed does so itself. A page shows what comes from
 * the address that it was opened at. A robot passes addresses on to others, so it gets the public one.
 */
export function answerWithCurrentFiles(
  app: FastifyInstance,
  publicUrl: { readonly host: string; readonly origin: string } | undefined,
): void {
  if (publicUrl !== undefined) {
    app.addHook('onRequest', (request, _reply, done) => {
      const isRobot = request.url.startsWith('/open/');
      // A proxy that is not trusted hides that it was reached by https.
      if (isRobot || request.host === publicUrl.host) origins.set(request, publicUrl.origin);
      done();
    });
  }
  app.addHook('onSend', (request, _reply, payload, done) =>
    done(null, typeof payload === 'string' ? withFilesOf(request, payload) : payload),
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';

const texts = new WeakMap<FastifyRequest, string>();

/** Stores the raw text of each JSON body in this scope, since a signature covers it. */
export function retainBodyText(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    texts.set(request, String(text));
    void parseJson(request, String(text), done);
  });
}

/** The body as it was received. */
export const bodyText = (request: FastifyRequest): string => texts.get(request) ?? '';

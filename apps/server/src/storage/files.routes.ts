import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown } from '../http/errors';
import { FILE_POLICY } from '../http/security-headers';
import { FILE_KINDS, extensionOf } from './file-kinds';
import type { ByteRange, ObjectStore } from './object-store';

/** Serves stored files; other sites may show them only if panels are embedded there. */
export function filesRoutes(app: FastifyInstance, store: ObjectStore, isEmbedded: boolean): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const kind = FILE_KINDS.get(extensionOf(key));
    const etag = `"${key}"`;
    reply.headers({
      'content-security-policy': FILE_POLICY,
      ...(isEmbedded && { 'cross-origin-resource-policy': 'cross-origin' }),
    });
    const found = kind === undefined ? undefined : await store.find(key);
    if (kind === undefined || found === undefined) return answerUnknown(request, reply);

    reply.headers({
      'content-type': kind.contentType,
      'content-disposition': kind.isInline ? 'inline' : 'attachment',
      // A key is written only once.
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const range = rangeOf(request, found.size);
    if (range === 'outside') {
      return reply.code(416).header('content-range', `bytes */${found.size}`).send();
    }
    return sendPart(request, reply, found, range);
  });
}

async function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { size, open }: NonNullable<Awaited<ReturnType<ObjectStore['find']>>>,
  range: ByteRange | undefined,
) {
  if (range !== undefined) {
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  }
  void reply.header('content-length', range === undefined ? size : range.end - range.start + 1);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await open(range));
}

/** The requested range; undefined (the whole file) for several ranges or an invalid one. */
function rangeOf({ headers }: FastifyRequest, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'outside' : { start, end };
}

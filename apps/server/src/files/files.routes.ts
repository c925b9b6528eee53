import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FILE_POLICY } from '../http/security-headers';
import type { FileStore } from './file-store';

/** Serves stored files; other sites may show them only where panels are embedded there. */
export async function registerFiles(
  app: FastifyInstance,
  files: FileStore,
  isEmbedded: boolean,
): Promise<void> {
  await mkdir(files.root, { recursive: true });
  await app.register(fastifyStatic, {
    root: files.root,
    prefix: '/files/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.headers({
        'content-security-policy': FILE_POLICY,
        'cache-control': 'public, max-age=86400',
        ...(isEmbedded && { 'cross-origin-resource-policy': 'cross-origin' }),
      });
    },
  });
}

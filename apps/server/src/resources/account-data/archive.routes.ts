import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { answerUnknown } from '../../http/errors';
import { nameAccount } from '../../http/request-account';
import { ARCHIVE_PATH, type ExportService } from './export.service';

const query = z.object({ ticket: z.string().max(300) });

/** Downloads archives; the ticket in the address stands for the token, which a download cannot send. */
export function archiveRoutes(app: FastifyInstance, exports: Pick<ExportService, 'open'>): void {
  app.get(ARCHIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { data } = query.safeParse(request.query);
    const opened = data && (await exports.open(data.ticket));
    if (opened === undefined) return answerUnknown(request, reply);
    nameAccount(request, opened.userId);
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="chatdeck-${day}.zip"`,
        'cache-control': 'no-store',
      })
      .send(opened.archive);
  });
}

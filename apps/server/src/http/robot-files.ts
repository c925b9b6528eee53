import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROBOT_FILES_PATH } from '@chatdeck/sdk/texts';
import type { FastifyInstance } from 'fastify';
import { answerUnknown } from './errors';

/** The files that start a robot; its tests and installed dependencies are not served. */
const STARTS_A_ROBOT = /^[a-z][a-z-]*\.(mjs|json)$/;

/** Serves the files that start a robot, for users without a copy of the repository. They contain no secrets. */
export function robotFiles(app: FastifyInstance, folder: string): void {
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => STARTS_A_ROBOT.test(name))
    : [];
  app.get<{ Params: { name: string } }>(`${ROBOT_FILES_PATH}/:name`, async (request, reply) => {
    const { name } = request.params;
    if (name === 'files.json') return reply.send(names);
    if (!names.includes(name)) return answerUnknown(request, reply);
    const type = name.endsWith('.json') ? 'application/json' : 'text/javascript';
    return reply
      .type(`${type}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(await readFile(join(folder, name)));
  });
}

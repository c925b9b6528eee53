import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CODE } from '@chatdeck/sdk/constants';
import { ROBOT_FILES_PATH, robotCompose } from '@chatdeck/sdk/texts';
import type { FastifyInstance } from 'fastify';
import { envelope } from './envelope';
import { answerUnknown } from './errors';

/** The files that start a robot; its tests and installed dependencies are not served. */
const STARTS_A_ROBOT = /^[a-z][a-z-]*\.(mjs|json)$/;

/**
 * Serves the files that start a robot, for users without a copy of the repository, and a compose file with the address of this
 * server. They contain no secrets.
 */
export function robotFiles(app: FastifyInstance, folder: string, publicUrl?: URL): void {
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

  app.get(`${ROBOT_FILES_PATH}/compose.yaml`, (request, reply) => {
    const address = publicUrl?.href ?? `${request.protocol}://${request.host}`;
    // What a client says is its host may be no address.
    if (!URL.canParse(address)) {
      return reply.code(400).send(envelope(request, CODE.invalidValue, null));
    }
    return reply
      .type('application/yaml; charset=utf-8')
      .header('content-disposition', 'attachment; filename="compose.yaml"')
      .send(robotCompose(new URL(address).origin));
  });
}

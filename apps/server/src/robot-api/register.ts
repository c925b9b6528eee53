import { CODE } from '@chatdeck/sdk/constants';
import type { FastifyInstance } from 'fastify';
import { robotRefusal } from '../http/envelope';
import { clientErrorStatus } from '../http/errors';
import { mount } from '../http/mount';
import { Refusal } from '../refusal/refusal';
import type { Services } from '../services';
import { configRoutes } from './config.routes';
import { contentRoutes } from './content.routes';
import { helperRoutes } from './helper.routes';
import { listRoutes } from './lists.routes';
import { logRoutes } from './log.routes';
import { memberRoutes } from './member.routes';
import { reminderRobotRoutes } from './reminder.routes';
import { logCrash } from './robot-route';
import { statusRoutes } from './status.routes';
import { uploadRoute, uploadTokenRoute } from './upload.routes';
import { verificationRoutes } from './verification.routes';

/** Everything that the robot plugin calls. The plugin ignores answers with a status other than 200. */
export async function registerRobotApi(app: FastifyInstance, services: Services): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const isCallerFault = error instanceof Refusal || clientErrorStatus(error) !== undefined;
    if (!isCallerFault) logCrash(request, error);
    const code = isCallerFault ? CODE.invalidValue : CODE.serverError;
    return reply.code(200).send(robotRefusal(code, {}));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(200).send(robotRefusal(CODE.notFound, {})),
  );

  await mount(app, [
    { prefix: '/v1/api', routes: (scope) => pluginRoutes(scope, services) },
    { prefix: '/api/v1', routes: (scope) => helperRoutes(scope, services) },
    { prefix: '/upload', routes: (scope) => uploadRoute(scope, services) },
  ]);
}

/** The calls that the plugin signs. */
function pluginRoutes(scope: FastifyInstance, services: Services): void {
  configRoutes(scope, services);
  statusRoutes(scope, services);
  verificationRoutes(scope, services);
  listRoutes(scope, services);
  contentRoutes(scope, services);
  reminderRobotRoutes(scope, services);
  memberRoutes(scope, services);
  uploadTokenRoute(scope, services);
  logRoutes(scope, services);
}

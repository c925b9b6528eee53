import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { registerResources } from '../resources/register';
import { callbackRoutes } from '../robot-api/callback.routes';
import { registerRobotApi } from '../robot-api/register';
import { mqttAuthRoutes } from '../broker/auth.routes';
import { mqttWebSocket } from '../broker/web-socket';
import { loggedError } from '../log-error';
import { noticeRoutes } from '../payment/notice.routes';
import { places } from '../places';
import { registerSandbox } from '../sandbox/register';
import { uploadRoutes } from '../resources/upload/upload.routes';
import type { Services } from '../services';
import type { Settings } from '../settings';
import { filesRoutes } from '../storage/files.routes';
import { limitAnswers } from './answer-limit';
import {
  CONNECTION_TIMES,
  connectionOptions,
  limitConnections,
  type ConnectionTimes,
} from './connection-limits';
import { serveConsole } from './console-pages';
import { allowOrigins } from './cross-origin';
import { answerError, answerGarbage } from './errors';
import { registerHealth } from './health';
import { ignoreTypeOfNoBody } from './no-body';
import { limitRequests } from './request-limits';
import { createRouting } from './routing';
import { robotFiles } from './robot-files';
import { secureEverything } from './security-headers';
import { endUnusedConnections } from './unused-connections';

/** A request body has at most this many bytes. */
const BODY_LIMIT = 1024 * 1024;
/** What never reaches the log, wherever it stands in an entry. */
const SECRET_FIELDS = ['authorization', 'password', 'apiSecret', 'token', 'config'];

export interface AppSettings extends Pick<
  Settings,
  'consoleDir' | 'allowedOrigins' | 'logLevel' | 'mqttUrl' | 'publicUrl' | 'trustProxy'
> {
  readonly version: string;
}

/** The whole HTTP side: console calls, the robot's open API, stored files and the console's pages. */
export async function createApp(
  services: Services,
  settings: AppSettings,
  times: ConnectionTimes = CONNECTION_TIMES,
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy ?? false,
    // Told apart from those of other instances and other days.
    genReqId: () => randomUUID(),
    ...connectionOptions(times),
    // A robot's upload names a long key in its path.
    routerOptions: { maxParamLength: 2048 },
    frameworkErrors: answerError,
    clientErrorHandler: answerGarbage,
    logger: {
      level: settings.logLevel,
      stream: process.stderr,
      redact: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      serializers: {
        // A robot signs in the query, so only the path is written down.
        req: ({ method, url }) => ({ method, path: url.split('?')[0] }),
        err: loggedError,
      },
    },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  secureEverything(app, settings.publicUrl?.protocol === 'https:');
  endUnusedConnections(app);
  limitConnections(app, settings.trustProxy !== undefined);
  ignoreTypeOfNoBody(app);
  limitRequests(app);
  limitAnswers(app);
  if (services.broker.takeIn !== undefined) mqttWebSocket(app, services.broker.takeIn);
  allowOrigins(app, settings.allowedOrigins);

  const routing = createRouting(app, services.account.authenticate, services.authenticateSigned);
  // An open stream would keep the server from ending. After the routing's hook, which lets no more in.
  app.addHook('preClose', (done) => {
    services.events.closeStreams();
    done();
  });
  registerResources(routing, services);
  routing.requireAll();
  registerHealth(app, services.db, settings.version);
  robotFiles(app, places.robot);
  await app.register((scope) => registerRobotApi(scope, services), { prefix: '/open' });
  await app.register(
    (scope, _options, done) => {
      callbackRoutes(scope, services);
      done();
    },
    { prefix: '/v1/api/callback' },
  );
  await app.register(
    (scope, _options, done) => {
      registerSandbox(scope, services, settings.publicUrl?.protocol === 'https:');
      done();
    },
    { prefix: '/sandbox' },
  );
  await app.register(
    (scope, _options, done) => {
      noticeRoutes(scope, services.orders);
      done();
    },
    { prefix: '/v1/payment' },
  );
  if (settings.mqttUrl !== undefined) {
    await app.register(
      (scope, _options, done) => {
        mqttAuthRoutes(scope, services.secretOf);
        done();
      },
      { prefix: '/v1/mqtt' },
    );
  }
  await app.register((scope) => uploadRoutes(scope, services.upload, services.scratch));
  filesRoutes(app, services.store, settings.allowedOrigins.length > 0);
  await serveConsole(app, settings.consoleDir);
  return app;
}

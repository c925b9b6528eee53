import type { FastifyInstance } from 'fastify';
import { mqttAuthRoutes } from './broker/auth.routes';
import { mqttWebSocket } from './broker/web-socket';
import type { ConnectionTimes } from './http/connection-limits';
import { serveConsole } from './http/console-pages';
import { registerHealth } from './http/health';
import { localRequest } from './http/local-request';
import { mount, type RouteGroup } from './http/mount';
import { openHttp, type HttpSettings } from './http/open-http';
import { robotFiles } from './http/robot-files';
import { createRouting } from './http/routing';
import './languages/languages';
import { places } from './places';
import { archiveRoutes } from './resources/account-data/archive.routes';
import { noticeRoutes } from './resources/order/notice.routes';
import { createHandlers } from './resources/handlers';
import { uploadRoutes } from './resources/upload/upload.routes';
import { callbackRoutes } from './robot-api/callback.routes';
import { registerRobotApi } from './robot-api/register';
import { registerSandbox } from './sandbox/register';
import type { Services } from './services';
import type { Settings } from './settings';
import { filesRoutes } from './storage/files.routes';
import { measureRequests } from './watching/measured-requests';
import { watchingRoutes, type WatchSettings } from './watching/watching.routes';

export type AppSettings = HttpSettings &
  WatchSettings &
  Pick<Settings, 'consoleDir' | 'host' | 'mqttUrl'>;

/** The routes that are not calls of the contract, grouped by path prefix. */
function routeGroups(services: Services, { mqttUrl, publicUrl }: AppSettings): RouteGroup[] {
  const isHttps = publicUrl?.protocol === 'https:';
  const groups: RouteGroup[] = [
    { prefix: '/open', routes: (scope) => registerRobotApi(scope, services) },
    { prefix: '/v1/api/callback', routes: (scope) => callbackRoutes(scope, services) },
    { prefix: '/sandbox', routes: (scope) => registerSandbox(scope, services, isHttps) },
    { prefix: '/v1/payment', routes: (scope) => noticeRoutes(scope, services.order) },
  ];
  if (mqttUrl !== undefined) {
    groups.push({
      prefix: '/v1/mqtt',
      routes: (scope) => mqttAuthRoutes(scope, services.secretOf),
    });
  }
  return groups;
}

/** The complete HTTP server: console calls, the robot's open API, stored files and the console's pages. */
export async function createApp(
  services: Services,
  settings: AppSettings,
  times?: ConnectionTimes,
): Promise<FastifyInstance> {
  const app = openHttp(settings, times);
  measureRequests(app, services.metrics);
  if (services.broker.acceptStream !== undefined) mqttWebSocket(app, services.broker.acceptStream);

  const routing = createRouting(
    app,
    services.account.authenticate,
    services.authenticateSigned,
    services.events.recordsChanged,
    services.auditCalls,
    localRequest(settings),
  );
  // An open stream would keep the server from closing. Added after the routing's hook, which admits no new streams.
  app.addHook('preClose', (done) => {
    services.events.closeStreams();
    done();
  });
  routing.routeAll(createHandlers(services));
  registerHealth(app, services.db, settings.version);
  watchingRoutes(app, services, settings);
  robotFiles(app, places.robot, settings.publicUrl);
  await mount(app, routeGroups(services, settings));
  await app.register((scope) =>
    uploadRoutes(scope, services.upload, services.scratch, services.audit),
  );
  archiveRoutes(app, services.exports);
  filesRoutes(app, services.store, settings.allowedOrigins.length > 0);
  await serveConsole(app, settings.consoleDir);
  return app;
}

import { randomUUID } from 'node:crypto';
import { isJsonObject, limitIssues } from '@chatdeck/sdk/rules';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { loggedError } from '../log';
import type { Settings } from '../settings';
import { logAccess } from './access-log';
import { limitAnswers } from './answer-limit';
import { answerWithCurrentFiles } from './answered-files';
import { hasBody, limitBodies } from './body-deadline';
import {
  CONNECTION_TIMES,
  connectionOptions,
  type ConnectionTimes,
  limitConnections,
  endUnusedConnections,
} from './connection-limits';
import { allowOrigins } from './cross-origin';
import { localeOf } from './envelope';
import { answerError, answerGarbage } from './errors';
import { refusedInput } from './input';
import { secureEverything } from './security-headers';

/** Methods that carry their input in the URL. */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'DELETE']);

/** Ignores the content type of a call without a body: some clients set it on every request. */
function ignoreTypeOfNoBody(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method, raw: { headers } }, _reply, done) => {
    if (WITHOUT_BODY.has(method) && !hasBody(headers)) delete headers['content-type'];
    done();
  });
}

/** The maximum size of a request body in bytes. */
const BODY_LIMIT = 1024 * 1024;
/** Fields that never reach the log, at any depth of an entry. */
const SECRET_FIELDS = ['authorization', 'password', 'apiSecret', 'token', 'config'];

export type HttpSettings = Pick<
  Settings,
  'allowedOrigins' | 'logLevel' | 'logPrivate' | 'publicUrl' | 'trustProxy'
>;

/** A server without routes, with what applies to all of them: limits, headers, errors and the log. */
export function openHttp(
  settings: HttpSettings,
  times: ConnectionTimes = CONNECTION_TIMES,
): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy ?? false,
    // Unique across instances and restarts.
    genReqId: () => randomUUID(),
    ...connectionOptions(times),
    // A robot's upload has a long key in its path.
    routerOptions: { maxParamLength: 2048 },
    frameworkErrors: answerError,
    clientErrorHandler: answerGarbage,
    // One line of our own for each request.
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      stream: process.stderr,
      redact: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      serializers: {
        err: loggedError,
      },
    },
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  logAccess(app, settings);
  secureEverything(app, settings.publicUrl?.protocol === 'https:');
  endUnusedConnections(app);
  limitConnections(app, settings.trustProxy !== undefined);
  limitBodies(app, times.request);
  ignoreTypeOfNoBody(app);
  limitRequests(app);
  answerWithCurrentFiles(app, settings.publicUrl);
  limitAnswers(app);
  allowOrigins(app, settings.allowedOrigins);
  return app;
}

/**
 * Refuses a body that is nested too deeply or has too many values, on every route and before anything reads it:
 * signing, logging and storing walk a value recursively, and a stack overflow would crash the process.
 */
function limitRequests(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request;
    const fields = isJsonObject(body) ? body : { body };
    const broken = typeof body === 'object' && body !== null ? limitIssues({ ...fields }) : [];
    done(broken.length > 0 ? refusedInput(broken, localeOf(request)) : undefined);
  });
}

import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database } from '../database/database';
import { createApp, type AppSettings } from '../app';
import { logFailure } from '../log';
import { rateLimits, users } from '../database/schema';
import { readSettings } from '../settings';
import { createServices, type ServiceSettings, type Services } from '../services';
import type { Answer } from './answer';
import { openTestDatabase } from './test-database';
import { robotOf } from './test-robot';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly services: Services;
  /** The folder of the outbox. */
  readonly outbox: string;
  /** Scheme, host and port of the listening server. */
  readonly url: string;
}

/** One account with everything that tests do on its behalf. */
export type TestAccount = Awaited<ReturnType<typeof signUp>>;

/** One database and broker per test process; its files share them, and each test uses its own accounts. */
let shared: Promise<Backend> | undefined;

/** Starts a server for the tests of a file and stops it after them. */
export function useServer(
  settings: Partial<AppSettings> = {},
  backend = () => (shared ??= startBackend()),
): TestServer {
  // Assigned before the first test runs.
  const server = {} as { -readonly [K in keyof TestServer]: TestServer[K] };
  beforeAll(async () => {
    Object.assign(server, await backend());
    // What the refused attempts of another file used up does not count against this one.
    await server.db.delete(rateLimits);
    server.app = await createApp(server.services, { ...testSettings, ...settings });
    server.url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    server.services.siteAddress.listensAt(server.url);
  });
  afterAll(() => server.app.close());
  return server;
}

/** A database without accounts, and a broker. */
export async function startBackend(settings: Partial<ServiceSettings> = {}) {
  const dataDir = settings.dataDir ?? (await mkdtemp(join(inject('scratch'), 'data-')));
  const database = await openTestDatabase();
  const services = await createServices(database, { ...testSettings, ...settings, dataDir });
  services.dispatcher.start((error) => logFailure('The outbox failed', error));
  return { db: database.db, services, outbox: join(dataDir, 'outbox') };
}

type Backend = Awaited<ReturnType<typeof startBackend>>;

/** The settings of test servers: any free port, nothing from the environment. */
export const testSettings = {
  consoleDir: '/nonexistent',
  allowedOrigins: [],
  logLevel: 'silent' as const,
  logPrivate: false,
  auditDays: 90,
  metricsToken: 'a-token-of-the-operator',
  backupEveryMs: undefined,
  backupKeep: 7,
  databaseUrl: undefined,
  host: '127.0.0.1',
  inForce: readSettings({}).inForce,
  dataDir: '/nonexistent',
  publicUrl: undefined,
  trustProxy: undefined,
  privateServices: false,
  notice: '今晚 22:00 维护',
  feedbackGroup: '123456789',
  operatorMail: undefined,
  version: '0.0.0',
  mqttHost: '127.0.0.1',
  mqttPort: 0,
  mqttUrl: undefined,
  mqttPublicUrl: undefined,
  mqttTls: undefined,
  openApiUnsigned: false,
  openSkewMs: 300_000,
  sendGapMs: 20,
  // Nothing listens there, so calls fail at once.
  tianapiUrl: new URL('http://127.0.0.1:9'),
  s3: undefined,
  quota: { bytes: 64 * 1024 * 1024, files: 50 },
  sandbox: true,
  signUp: 'open' as const,
  signUpsPerHour: 1_000_000,
  offlineAlertMs: 600_000,
  smtpUrl: undefined,
  mailFrom: 'no-reply@example.com',
  printMails: false,
};

/** What an operator's tool sends to a test server. */
export const OF_OPERATOR = { authorization: `Bearer ${testSettings.metricsToken}` };

let accounts = 0;

/** Creates an account and logs it in over HTTP. */
export async function signUp(server: TestServer, name = '小王') {
  const email = `user${++accounts}@example.com`;
  const password = 'correct horse battery';
  const signedOut = createChatdeckClient({ baseUrl: server.url });
  unwrap(await signedOut.account.signUp({ name, email, password }));
  const { token, userId } = unwrap(await signedOut.account.login({ email, password }));
  const client = createChatdeckClient({ baseUrl: server.url, auth: { getToken: () => token } });
  // An account has no keys until something requests them, as after a real sign-up; a robot uses the same ones from then
  // on.
  const askForKeys = async () => ({
    ...(await server.services.openApi.credentials(userId)),
    userId,
  });
  let held: ReturnType<typeof askForKeys> | undefined;
  const keys = () => (held ??= askForKeys());
  return { email, password, token, userId, client, robot: robotOf(server, keys) };
}

/** Creates an account with membership and the given custom rights. */
export async function signUpMember(server: TestServer, name?: string, customRoutes: string[] = []) {
  const account = await signUp(server, name);
  await server.db
    .update(users)
    .set({ role: 'vip', customRoutes })
    .where(eq(users.id, account.userId));
  return account;
}

/** Sends a raw request, for what the client would never send. */
export async function call<Data = unknown>(
  server: TestServer,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS',
  url: string,
  options: { token?: string; body?: object; headers?: Record<string, string>; ip?: string } = {},
) {
  const response = await server.app.inject({
    ...(options.ip && { remoteAddress: options.ip }),
    method,
    url,
    headers: { ...(options.token && { authorization: options.token }), ...options.headers },
    ...(options.body && { payload: options.body }),
  });
  const { statusCode: status, headers } = response;
  return { status, headers, ...response.json<Answer<Data>>() };
}

/* global Request, Response */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { meterStatements } from './statements.mjs';
import { clockOf } from './time.mjs';

/**
 * The server in this process, without a network in between, and the driver of its database: a PostgreSQL by its
 * address, otherwise the embedded one.
 */
export async function openServer(databaseUrl) {
  const program = await tsImport('./program.mjs', import.meta.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-database-'));
  const read = program.readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    PORT: '0',
    MQTT_PORT: '0',
    CHATDECK_DEMO: '0',
    LOG_LEVEL: 'silent',
  });
  const settings = { ...read, printMails: false };
  const database = await program.openDatabase(settings, undefined, 'server');
  const services = await program.createServices(database, settings);
  const app = await program.createApp(services, { ...settings, version: program.version });
  await app.ready();
  const driver = database.db.$client;
  const isEmbedded = databaseUrl === undefined;
  return {
    isEmbedded,
    meter: meterStatements(driver, clockOf(isEmbedded)),
    /** `fetch` without a network. */
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const answer = await app.inject({
        method: request.method,
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        payload: Buffer.from(await request.arrayBuffer()),
      });
      const body = answer.rawPayload.length > 0 ? answer.rawPayload : undefined;
      return new Response(body, { status: answer.statusCode, headers: answer.headers });
    },
    /** A call of the API; throws where it is refused. */
    call: async (request) => {
      const answer = await app.inject(request);
      // Without a parse of the body, which would count as a cost of the call.
      if (answer.statusCode !== 200 || !/^\{"code":(0|200),/.test(answer.body.slice(0, 12)))
        throw new Error(`${request.url}: ${answer.body.slice(0, 200)}`);
      return answer;
    },
    query: async (text, values = []) => (await driver.query(text, values)).rows,
    broker: services.broker,
    close: async () => {
      await app.close();
      await services.broker.close();
      await services.events.close();
      await services.postman.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

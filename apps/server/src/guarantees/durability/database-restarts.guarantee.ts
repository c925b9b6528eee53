import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CODE } from '@chatdeck/sdk/constants';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPostgres } from '../../../../../scripts/postgresql-server.mjs';
import { grouped, show } from '../guarantee';
import { guaranteesSeed, seeded } from '../seeded';
import { clientOf, signUpAt, startOrFail, type ServerProcess } from './server-life';
import { missingFrom, nothingWritten, storedNames, writeThrough } from './writers';

const RESTARTS = 10;
const WRITERS_EACH = 2;
const random = seeded(guaranteesSeed());
/** Within this time the server must answer again, and an outage must be reported as one. */
const ANSWER_MS = 5_000;

let database: Awaited<ReturnType<typeof startPostgres>>;
let instances: readonly ServerProcess[];
let token: string;

beforeAll(async () => {
  database = await startPostgres();
  const DATA_DIR = () => mkdtemp(join(inject('scratch'), 'instance-'));
  const start = async () => startOrFail({ DATA_DIR: await DATA_DIR(), DATABASE_URL: database.url });
  const first = await start();
  instances = [first, await start()];
  token = (await signUpAt(first)).token;
}, 120_000);

afterAll(async () => {
  await Promise.all(instances.map(({ kill }) => kill('SIGKILL')));
  database.remove();
});

/** Polls an instance until it answers successfully; returns the time that it took. */
async function backIn(instance: ServerProcess): Promise<number> {
  const began = performance.now();
  const { material } = clientOf(instance, token);
  for (;;) {
    const answer = await material.list().catch(() => undefined);
    const ms = performance.now() - began;
    if (answer?.ok || ms > 4 * ANSWER_MS) return ms;
    await pause(20);
  }
}

/** Makes one raw request, without a client that interprets the answer. */
async function ask(instance: ServerProcess, path: string) {
  const began = performance.now();
  const response = await fetch(instance.address + path, { headers: { authorization: token } });
  const body = (await response.json()) as { code?: number; status?: string };
  return { http: response.status, ...body, ms: performance.now() - began };
}

/** A program that takes a connection out of a pool without listening for its errors. */
function startBare() {
  const code = `import pg from 'pg';
    const client = await new pg.Pool({ connectionString: process.env.DATABASE_URL }).connect();
    console.log('ready');
    await client.query('select pg_sleep(60)').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 60_000));`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATABASE_URL: database.url },
  });
}

describe('A PostgreSQL server under two instances', () => {
  it(`is restarted ${RESTARTS} times without a loss`, async (context) => {
    const bare = startBare();
    const bareEnded = once(bare, 'exit') as Promise<[number | null]>;
    await once(bare.stdout, 'data');

    const written = nothingWritten();
    const isOver = new AbortController();
    const writing = instances.flatMap((instance, at) =>
      Array.from({ length: WRITERS_EACH }, (_, writer) =>
        writeThrough(clientOf(instance, token), `${at}-${writer}`, written, isOver.signal),
      ),
    );
    let slowest = 0;
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = written.acknowledged.size;
      await expect
        .poll(() => written.acknowledged.size)
        .toBeGreaterThan(before + 10 + random() * 40);
      database.stop(random() < 0.5 ? 'fast' : 'immediate');
      database.start();
      slowest = Math.max(slowest, ...(await Promise.all(instances.map(backIn))));
    }
    isOver.abort();
    await Promise.all(writing);
    expect(slowest).toBeLessThan(ANSWER_MS);
    for (const instance of instances) {
      expect(instance.isAlive()).toBe(true);
      expect(missingFrom(await storedNames(clientOf(instance, token)), written)).toEqual([]);
    }
    const [bareCode] = await bareEnded;
    expect(bareCode).not.toBe(0);
    show(context, {
      name: 'Restarts of PostgreSQL',
      measured: `${RESTARTS} under ${instances.length} instances and ${writing.length} writers: 0 instances ended, 0 of ${grouped(written.acknowledged.size)} acknowledged writes missing, an answer after at most ${Math.round(slowest)} ms`,
      control: `a program without a listener on its connection ended with code ${bareCode} at the first of them`,
      cases: RESTARTS,
    });
  });

  it('is reported while it hangs, and used again once it recovers', async (context) => {
    const [instance] = instances;
    if (instance === undefined) throw new Error('No instance');
    const well = await ask(instance, '/readyz');
    expect(well).toMatchObject({ http: 200, status: 'ready' });
    database.freeze();
    const asked = ['/v1/api/material/list', '/v1/api/wechat/status', '/readyz', '/readyz'];
    const answers = await Promise.all(asked.map((path) => ask(instance, path)));
    database.thaw();
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    expect(answers).toMatchObject([
      { http: 503, code: CODE.serverError },
      { http: 503, code: CODE.serverError },
      { http: 503, status: 'unavailable' },
      { http: 503, status: 'unavailable' },
    ]);
    expect(slowest).toBeLessThan(ANSWER_MS);
    const back = Math.max(...(await Promise.all(instances.map(backIn))));
    expect(back).toBeLessThan(ANSWER_MS);
    show(context, {
      name: 'PostgreSQL that hangs',
      measured: `${answers.length} calls answered with an error within ${Math.round(slowest)} ms, and well ${Math.round(back)} ms after it went on`,
      control: `the same calls are answered well before`,
    });
  });
});

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openServerPool } from './postgres-pool';

/** A way to the test's PostgreSQL that can hold its answers back, and counts the connections that wait for one. */
async function openWay() {
  const target = new URL(process.env.TEST_DATABASE_URL ?? '');
  const answers = new Set<Socket>();
  const waiting = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    answers.add(far);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.on('data', () => waiting.add(far));
    far.on('data', () => waiting.delete(far));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    waiting: () => waiting.size,
    hold: () => answers.forEach((far) => far.pause()),
    letGo: () => answers.forEach((far) => far.resume()),
    close: () => {
      answers.forEach((far) => far.destroy());
      server.close();
    },
  };
}

it('A machine that stands still for seconds keeps the connections to its database', async () => {
  const way = await openWay();
  const { pool, close } = openServerPool(way.url);
  onTestFinished(async () => {
    await close();
    way.close();
  });
  await pool.query('select 1');
  way.hold();
  const answer = pool.query('select 7 as seven');
  // This query, and the one by which the pool finds out whether the database answers.
  await expect.poll(way.waiting).toBe(2);
  // Both processes stand still; then this one goes on first.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
  setTimeout(way.letGo, 500);
  expect((await answer).rows).toEqual([{ seven: 7 }]);
});

it('That the watching connection breaks leaves the queries of requests alone', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.searchParams.set('application_name', `watched-${process.pid}`);
  const { pool, close } = openServerPool(url.href);
  onTestFinished(close);
  const watching = async () => {
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where application_name = current_setting('application_name') and query = 'select 1'`,
    );
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(watching).toHaveLength(1);
  const [broken] = await watching();
  const answer = pool.query('select pg_sleep(1.5), 7 as seven');
  await pool.query('select pg_terminate_backend($1)', [broken]);
  expect((await answer).rows).toMatchObject([{ seven: 7 }]);
  await expect.poll(watching).not.toContain(broken);
  expect(await watching()).toHaveLength(1);
});

import { enter, signUpTwoFactor, ticketOf } from '../resources/two-factor/two-factor.fixtures';
import { setTimeout as pause } from 'node:timers/promises';
import { mkdir, mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { readEachTime } from '../database/remembered-reads';
import { sendTargets, users } from '../database/schema';
import {
  call,
  OF_OPERATOR,
  signUp,
  signUpMember,
  startBackend,
  testSettings,
  useServer,
  type TestServer,
} from '../testing/test-server';
import { createApp, type AppSettings } from '../app';
import { makeBackups } from '../server';
import { readSettings } from '../settings';

const server = useServer({}, startBackend);
const METRICS = { url: '/metrics', headers: OF_OPERATOR };

/** What a monitor reads, by series. An app of its own each time, since readings are shared for some seconds. */
async function scrape(settings: Partial<AppSettings> = {}, of: TestServer = server) {
  const app = await createApp(of.services, { ...testSettings, version: '7.8.9', ...settings });
  try {
    const { body, statusCode } = await app.inject(METRICS);
    expect(statusCode).toBe(200);
    const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(
      lines.map((line) => {
        const at = line.lastIndexOf(' ');
        return [line.slice(0, at), Number(line.slice(at + 1))] as const;
      }),
    );
  } finally {
    // Not closed like a server: that would end the services of the others.
    app.server.close();
  }
}

/** A scrape of an app of its own takes a while. */
const SOON = { timeout: 10_000 };

describe('The metrics', () => {
  it('count requests by route, method and status, and never by what a caller wrote', async () => {
    const { client } = await signUp(server);
    const before = await scrape();
    unwrap(await client.material.list());
    await call(server, 'GET', '/v1/api/canary-address?token=canary').catch(() => undefined);
    await server.app.inject('/robot/canary-name');
    const after = await scrape();
    const name = 'chatdeck_http_request_duration_seconds_count';
    const grew = (labels: string) =>
      (after.get(`${name}{${labels}}`) ?? 0) - (before.get(`${name}{${labels}}`) ?? 0);
    const route = [...after.keys()].find((key) => key.includes('/material/list'));
    expect(route).toContain('status="2xx"');
    expect(grew('method="GET",route="none",status="4xx"')).toBe(1);
    expect(grew('method="GET",route="/robot/:name",status="4xx"')).toBe(1);
    expect([...after.keys()].join()).not.toContain('canary');
  });

  it('leave out the time that a page listens to live events', async () => {
    const { token } = await signUp(server);
    const headers = { authorization: token };
    const leaving = new AbortController();
    await fetch(`${server.url}/v1/api/wechat/events`, { headers, signal: leaving.signal });
    leaving.abort();
    await vi.waitFor(
      async () => expect((await scrape()).get('chatdeck_live_streams')).toBe(0),
      SOON,
    );
    expect([...(await scrape()).keys()].join()).not.toContain('/wechat/events');
  });

  it('count the logins that were accepted and refused', async () => {
    const before = await scrape();
    const { email, password } = await signUp(server);
    const stranger = createChatdeckClient({ baseUrl: server.url });
    await stranger.account.login({ email, password: 'not the password' });
    unwrap(await stranger.account.login({ email, password }));
    const after = await scrape();
    const logins = (outcome: string) => {
      const series = `chatdeck_logins_total{way="password",outcome="${outcome}"}`;
      return (after.get(series) ?? NaN) - (before.get(series) ?? NaN);
    };
    expect({ accepted: logins('accepted'), refused: logins('refused') }).toEqual({
      accepted: 2,
      refused: 1,
    });
  });

  it('count a login in two steps once, by what became of its code', async () => {
    const account = await signUpTwoFactor(server);
    const before = await scrape();
    const ticket = await ticketOf(server, account);
    await enter(server, ticket, '000000');
    unwrap(await enter(server, ticket, account.code()));
    const after = await scrape();
    const counted = (labels: string) => {
      const series = `chatdeck_logins_total{${labels}}`;
      return (after.get(series) ?? NaN) - (before.get(series) ?? NaN);
    };
    expect(counted('way="password",outcome="refused"')).toBe(0);
    expect(counted('way="code",outcome="refused"')).toBe(1);
    expect(counted('way="code",outcome="accepted"')).toBe(1);
  });

  it('show robots, broker connections and live streams as they come and go', async () => {
    const figures = async () => {
      const found = await scrape();
      return ['chatdeck_robots_online', 'chatdeck_broker_connections', 'chatdeck_live_streams'].map(
        (name) => found.get(name),
      );
    };
    expect(await figures()).toEqual([0, 0, 0]);
    const { robot, token } = await signUpMember(server);
    const listener = await robot.listen();
    const leaving = new AbortController();
    const stream = await fetch(`${server.url}/v1/api/wechat/events`, {
      headers: { authorization: token },
      signal: leaving.signal,
    });
    expect(stream.status).toBe(200);
    await vi.waitFor(async () => expect(await figures()).toEqual([1, 1, 1]), SOON);
    leaving.abort();
    await listener.close();
    await vi.waitFor(async () => expect(await figures()).toEqual([0, 0, 0]), SOON);
  });

  it('show what the outbox has to do, how late it is, and what became of the rest', async () => {
    const { userId } = await signUp(server);
    await server.services.dispatcher.stop();
    await server.db.execute(sql`
      with job as (
        insert into send_jobs (user_id, target, messages, gap_ms) values (${userId}, 'Contact', '[]', 0) returning id
      ), queue as (
        insert into send_queues (user_id, next_at) values (${userId}, clock_timestamp() - interval '90 seconds')
      )
      insert into send_targets (job_id, position, user_id, wxid, name, state)
      select job.id, at, ${userId}, 'w', 'n', case at when 0 then 'sending' else 'queued' end
      from job, generate_series(0, 3) as at`);
    const before = await scrape();
    expect(before.get('chatdeck_outbox_targets{state="queued"}')).toBe(3);
    expect(before.get('chatdeck_outbox_targets{state="sending"}')).toBe(1);
    expect(before.get('chatdeck_outbox_lag_seconds')).toBeGreaterThanOrEqual(90);
    expect(before.get('chatdeck_outbox_lag_seconds')).toBeLessThan(120);
    // Nothing is late that is not to be sent.
    const block = (blockedAt: Date | null) =>
      server.db.update(users).set({ blockedAt }).where(eq(users.id, userId));
    await block(new Date());
    expect((await scrape()).get('chatdeck_outbox_lag_seconds')).toBe(0);
    await block(null);

    const [job] = await server.db.select({ id: sendTargets.jobId }).from(sendTargets).limit(1);
    await server.services.jobs.cancel(userId, job?.id ?? 0);
    const cancelled = await scrape();
    expect(cancelled.get('chatdeck_outbox_finished_total{state="cancelled"}')).toBe(3);
    expect(cancelled.get('chatdeck_outbox_targets{state="queued"}')).toBe(0);
    server.services.dispatcher.start(() => {});
  });

  it('count failed queries, inside transactions too, and show the pool where there is one', async () => {
    const name = 'chatdeck_database_query_failures_total';
    const before = (await scrape()).get(name) ?? NaN;
    const broken = sql`select no_such_column`;
    await expect(server.db.execute(broken)).rejects.toThrow();
    await expect(server.db.transaction((tx) => tx.execute(broken))).rejects.toThrow();
    await server.db.execute(sql`select 1`);
    const after = await scrape();
    expect((after.get(name) ?? NaN) - before).toBe(2);
    const pool = after.get('chatdeck_database_pool_connections{state="open"}');
    if (process.env.TEST_DATABASE_URL === undefined) expect(pool).toBeUndefined();
    else expect(pool).toBeGreaterThan(0);
  });

  it('still answer while the database does not: the free disk, but no figures that look new', async () => {
    vi.spyOn(server.db, 'execute').mockRejectedValue(new Error('gone'));
    const scraped = scrape({ dataDir: inject('scratch') });
    const found = await scraped.finally(() => vi.restoreAllMocks());
    expect(found.get('chatdeck_disk_free_bytes')).toBeGreaterThan(0);
    expect(found.has('chatdeck_outbox_lag_seconds')).toBe(false);
    expect(found.has('chatdeck_outbox_targets{state="queued"}')).toBe(false);
    expect(found.get('chatdeck_build_info{version="7.8.9"}')).toBe(1);
  });

  it('ask the database once in some seconds, however often they are read', async () => {
    const app = await createApp(server.services, testSettings);
    const execute = vi.spyOn(server.db, 'execute');
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(METRICS)));
    answers.push(await app.inject(METRICS));
    const asked = execute.mock.calls.length;
    vi.restoreAllMocks();
    app.server.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(21).fill(200));
    expect(asked).toBe(1);
  });

  it('show how late the event loop is', async () => {
    const app = await createApp(server.services, testSettings);
    // Until the measurement runs.
    await pause(60);
    const until = performance.now() + 300;
    while (performance.now() < until);
    await pause(60);
    const { body } = await app.inject(METRICS);
    app.server.close();
    const late = /chatdeck_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)/.exec(body)?.[1];
    expect(Number(late)).toBeGreaterThan(0.2);
    expect(Number(late)).toBeLessThan(5);
  });

  it('show the last backup and those that failed, where backups are made', async () => {
    const none = await scrape();
    expect(none.has('chatdeck_backup_last_timestamp_seconds')).toBe(false);
    const dataDir = await mkdtemp(join(inject('scratch'), 'backups-'));
    const settings = { dataDir, backupEveryMs: 86_400_000 };
    expect((await scrape(settings)).get('chatdeck_backup_last_timestamp_seconds')).toBe(0);
    const folder = join(dataDir, 'backups');
    await mkdir(folder);
    const file = join(folder, '2026-01-01T00-00-00-000Z-scheduled.gz');
    await writeFile(file, '');
    await utimes(file, 1_700_000_000, 1_700_000_000);
    const found = await scrape(settings);
    expect(found.get('chatdeck_backup_last_timestamp_seconds')).toBe(1_700_000_000);
    expect(found.get('chatdeck_backup_interval_seconds')).toBe(86_400);
  });

  it('count a backup that fails', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const dataDir = await mkdtemp(join(inject('scratch'), 'backups-'));
    await writeFile(join(dataDir, 'backups'), 'a file in the way of the folder');
    const settings = readSettings({ DATA_DIR: dataDir, BACKUP_EVERY: '1d' });
    const { db, services } = server;
    const close = () => Promise.resolve();
    const use = services.databaseUse;
    const database = { db, remember: readEachTime, use, isOurs: true, close };
    const stop = makeBackups(settings, database, services);
    const failed = async () => (await scrape()).get('chatdeck_backup_failures_total');
    await vi.waitFor(async () => expect(await failed()).toBe(1), SOON);
    await stop();
    vi.restoreAllMocks();
  });
});

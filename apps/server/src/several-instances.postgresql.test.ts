import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { CODE, LIVE_EVENT } from '@chatdeck/sdk/constants';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPostgres } from './database/postgres';
import { readEachTime } from './database/remembered-reads';
import { createApp } from './app';
import { logFailure } from './log';
import { robots, sessions, users } from './database/schema';
import { sessionRepository } from './resources/account/session.repository';
import { robotRepository } from './resources/robot/robot.repository';
import { membershipRepository } from './resources/member/membership.repository';
import { sha256 } from './security/secrets';
import { createServices } from './services';
import { startTestCluster } from './testing/test-cluster';
import { openTestDatabase } from './testing/test-database';
import { robotOf } from './testing/test-robot';
import { call, signUp, testSettings, type TestServer } from './testing/test-server';

const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** One instance behind the load balancer: in this process, but otherwise separate. */
async function startInstance(url: string, port: number): Promise<TestServer> {
  const { db, use, close } = await openPostgres(url);
  const dataDir = await mkdtemp(join(inject('scratch'), 'instance-'));
  const mqttUrl = new URL(`mqtt://chatdeck:secret@127.0.0.1:${port}`);
  const settings = { ...testSettings, mqttUrl, mqttPublicUrl: new URL(`mqtt://127.0.0.1:${port}`) };
  const database = { db, remember: readEachTime, use, url, isOurs: false, close };
  const services = await createServices(database, { ...settings, dataDir });
  const app = await createApp(services, settings);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  services.dispatcher.start((error) => logFailure('The outbox failed', error));
  stops.push(database.close, services.events.close, services.broker.close);
  stops.push(() => app.close(), services.dispatcher.stop);
  return { app, db, services, url: address, outbox: join(dataDir, 'outbox') };
}

let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  const { url = '', close } = await openTestDatabase();
  const cluster = await startTestCluster();
  stops.push(close, () => cluster.stop());
  first = await startInstance(url, cluster.port);
  second = await startInstance(url, cluster.port);
});

/**
 * A member who signed up at the first instance, with a console at each of them and a robot connected to the second one.
 */
async function member(people = 0) {
  const account = await signUp(first);
  await first.db.update(users).set({ role: 'vip' }).where(eq(users.id, account.userId));
  const friends = Array.from({ length: people }, (_, at) => ({ wxid: `f${at}`, name: `友${at}` }));
  await first.services.contact.receive(account.userId, 'robot', friends);
  const auth = { getToken: () => account.token };
  const away = createChatdeckClient({ baseUrl: second.url, auth });
  return { ...account, here: account.client, away, robotAway: robotOf(second, account.robot.keys) };
}

describe('Two instances on one PostgreSQL server and one cluster', () => {
  it('hear of a membership that a command grants', async () => {
    const { userId } = await signUp(first);
    const got = [first, second].map(
      ({ services }) => new Promise<void>((resolve) => services.events.onMemberships(resolve)),
    );
    await membershipRepository(first.db).grant(userId, null);
    await Promise.all(got);
  });

  it("know each other's sessions, and their ends", async () => {
    const { here, away } = await member();
    expect(await away.account.info()).toMatchObject({ ok: true });
    unwrap(await here.account.logout());
    expect(await away.account.info()).toMatchObject({ code: CODE.revokedToken });
  });

  it('write that sessions are in use without waiting for each other', async () => {
    const accounts = [await signUp(first), await signUp(first)];
    const [held = '', free = ''] = accounts.map(({ token }) => sha256(token));
    const longAgo = new Date('2026-01-01T00:00:00Z');
    const both = inArray(sessions.tokenHash, [held, free]);
    await first.db.update(sessions).set({ usedAt: longAgo }).where(both);
    const repository = sessionRepository(first.db);
    await second.db.transaction(async (tx) => {
      await tx.select().from(sessions).where(eq(sessions.tokenHash, held)).for('update');
      const found = await Promise.all([held, free].map((hash) => repository.find(hash)));
      await Promise.all(found.map(async (session) => session?.touch()));
    });
    const used = await first.db.select().from(sessions).where(both);
    const usedAt = new Map(used.map((session) => [session.tokenHash, session.usedAt]));
    expect(usedAt.get(held)).toEqual(longAgo);
    expect(usedAt.get(free)?.getTime()).toBeGreaterThan(longAgo.getTime());
  });

  it('record the heartbeats of the same robots in one moment', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => signUp(first)));
    const forth = accounts.map(({ userId }) => userId);
    const at = new Date();
    const beatAll = (robot: ReturnType<typeof robotRepository>, order: readonly string[]) =>
      Promise.all(order.map((userId) => robot.beat({ userId, at, wasOnline: true, clock: null })));
    const [one, other] = [robotRepository(first.db), robotRepository(second.db)];
    for (let moment = 0; moment < 50; moment += 1) {
      await Promise.all([beatAll(one, forth), beatAll(other, forth.toReversed())]);
    }
    const found = await first.db.select().from(robots).where(inArray(robots.userId, forth));
    expect(found.map(({ heartbeatAt }) => heartbeatAt)).toEqual(forth.map(() => at));
  });

  it('show what is saved at one in a console at the other', async () => {
    const { here, away, robotAway } = await member();
    const got: unknown[] = [];
    for await (const event of away.event.listen()) {
      if (event.type === LIVE_EVENT.people) continue;
      got.push(event);
      if (got.length === 1)
        unwrap(await here.robot.config.save({ config: '{"a":1}', baseVersion: 0 }));
      if (got.length === 2) await robotAway.get('/wechat/config');
      if (got.length === 3) break;
    }
    expect(got.slice(1)).toEqual([
      { type: 'config', version: 1, liveVersion: null, by: here.clientId },
      { type: 'config', version: 1, liveVersion: 1 },
    ]);
    expect(unwrap(await away.robot.config.load())).toMatchObject({ config: '{"a":1}', version: 1 });
    const late = { config: '{"b":1}', baseVersion: 0 };
    expect(await away.robot.config.save(late)).toMatchObject({ code: CODE.configChanged });
  });

  it('tell a console at one that a robot called the other', async () => {
    const { here, robotAway } = await member();
    const seen: unknown[] = [];
    for await (const event of here.event.listen()) {
      if (event.type !== LIVE_EVENT.robot) continue;
      seen.push(event);
      if (seen.length === 2) break;
      await robotAway.get('/wechat/heart', { heartBeat: 'live' });
    }
    expect(seen).toMatchObject([{ online: false }, { online: true }]);
  });

  it('send to each target of a mass send once, and tell of it at both', async () => {
    const { here, away, robot, robotAway } = await member(30);
    const listener = await robot.listen();
    onTestFinished(() => listener.close());
    await robotAway.get('/wechat/heart', { heartBeat: 'live' });
    const groups = Array.from({ length: 30 }, (_, at) => ({ wxid: `f${at}` }));
    const messages = [{ type: 1 as const, content: '早' }];
    const { id } = unwrap(await away.send.toMany({ target: 'Contact', groups, messages }));
    const handedOver = async () => {
      // Both are woken up repeatedly.
      first.services.dispatcher.nudge();
      second.services.dispatcher.nudge();
      return unwrap(await here.send.jobs.find(id)).list[0]?.counts.handedOver;
    };
    await expect.poll(handedOver, { timeout: 15_000 }).toBe(30);
    await expect.poll(() => listener.received.length).toBe(30);
    // 30 messages, each target among them; what two instances hand over at once can arrive in either order.
    const targets = listener.received.map(({ message }) => message);
    for (const group of groups) {
      const one = expect.objectContaining({ groups: [expect.objectContaining(group)] });
      expect(targets).toContainEqual(one);
    }
  });

  it('let a signature through once, and count tries together', async () => {
    const { robot, robotAway, email } = await member();
    const signed = await robot.signed({});
    expect((await robot.send('GET', '/wechat/config', signed)).code).toBe(200);
    expect((await robotAway.send('GET', '/wechat/config', signed)).code).toBe(CODE.invalidToken);
    const codes: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const body = { email, password: 'wrong password' };
      const server = at % 2 === 0 ? first : second;
      codes.push((await call(server, 'POST', '/v1/api/login', { body })).code);
    }
    expect(codes).toEqual([...Array<number>(5).fill(CODE.wrongCredentials), CODE.tooManyTries]);
  });
});

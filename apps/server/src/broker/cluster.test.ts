import { unwrap } from '@chatdeck/sdk';
import { CODE, LIVE_EVENT } from '@chatdeck/sdk/constants';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { robotReloads, robots } from '../database/schema';
import type { BrokerAccess } from '../testing/test-robot';
import { asStored, startTestCluster } from '../testing/test-cluster';
import { call, signUp, signUpMember, startBackend, useServer } from '../testing/test-server';
import { connectCluster } from './cluster';

const TEXT = { type: 1, content: '早' } as const;
const UPDATE = { target: 'system', event: 'updateConfig' } as const;
const NOBODY = {
  isAlive: () => Promise.resolve(true),
  fellSilent: () => Promise.resolve([]),
};

let port: number;
const urlTo = (to: number, user = 'chatdeck:secret') => new URL(`mqtt://${user}@127.0.0.1:${to}`);

const server = useServer({ mqttUrl: new URL('mqtt://127.0.0.1') }, async () => {
  port = (await startTestCluster()).port;
  const mqttPublicUrl = new URL(`mqtt://localhost:${port}`);
  return startBackend({ mqttUrl: urlTo(port), mqttPublicUrl });
});

async function account() {
  const made = await signUpMember(server);
  const friend = { wxid: 'f1', name: '王芳' };
  await server.services.contact.receive(made.userId, 'robot', [friend]);
  return made;
}
const beat = ({ robot }: Awaited<ReturnType<typeof account>>) =>
  robot.get('/wechat/heart', { heartBeat: 'live' });

const silence = (userId: string, minutes: number) =>
  server.db
    .update(robots)
    .set({ heartbeatAt: sql`now() - ${minutes} * interval '1 minute'` })
    .where(eq(robots.userId, userId));

describe('With a cluster', () => {
  it('robots are given its address, and receive there what is sent', async () => {
    const one = await account();
    const { data } = await one.robot.get<BrokerAccess>('/ws/mqtt/config');
    expect(data).toMatchObject({ host: 'mqtt://localhost', port, username: one.userId });
    const listener = await one.robot.listen();
    await beat(one);
    unwrap(await one.client.send.toContact('f1', TEXT));
    expect(await listener.next()).toMatchObject({ topic: `aibotk/${one.userId}/say` });
    const groups = [{ wxid: 'f1' }];
    unwrap(await one.client.send.toMany({ target: 'Contact', groups, messages: [TEXT] }));
    expect(await listener.next()).toMatchObject({ topic: `aibotk/${one.userId}/multisay` });
    await listener.close();
  });

  it('a robot is offline without a heartbeat for three minutes, and nothing is sent then', async () => {
    const one = await account();
    const isOnline = async () => unwrap(await one.client.robot.status()).online;
    expect(await isOnline()).toBe(false);
    await beat(one);
    expect(await isOnline()).toBe(true);
    await silence(one.userId, 2.9);
    expect(await isOnline()).toBe(true);
    await silence(one.userId, 3.1);
    expect(await isOnline()).toBe(false);
    expect(await one.client.send.toContact('f1', TEXT)).toMatchObject({ code: CODE.robotOffline });
  });

  it('an open console is notified that a robot is back', async () => {
    const one = await account();
    const seen: unknown[] = [];
    for await (const event of one.client.event.listen()) {
      // The notice about the friends that were pushed before may still be under way.
      if (event.type !== LIVE_EVENT.robot) continue;
      seen.push(event);
      if (seen.length === 2) break;
      await beat(one);
    }
    expect(seen).toMatchObject([{ online: false }, { online: true }]);
  });

  it('a robot that has not loaded a saved list is notified again at its next heartbeat', async () => {
    const one = await account();
    await beat(one);
    unwrap(await one.client.robot.config.save({ config: '{}', baseVersion: 0 }));
    const listener = await one.robot.listen();
    // As if it had been published a while ago, while the connection was down.
    await server.db
      .update(robotReloads)
      .set({ notedAt: sql`now() - interval '1 minute'` })
      .where(eq(robotReloads.userId, one.userId));
    await beat(one);
    expect((await listener.next())?.message).toEqual(UPDATE);
    await one.robot.get('/wechat/config');
    await beat(one);
    unwrap(await one.client.send.toContact('f1', TEXT));
    expect((await listener.next())?.topic).toMatch(/say$/);
    await listener.close();
  });

  it('the cluster may ask whether a robot may connect', async () => {
    const one = await account();
    const other = await signUp(server);
    const { data } = await one.robot.get<BrokerAccess>('/ws/mqtt/config');
    const { username, password } = data;
    const ask = async (change: object) => {
      const body = { username, password, clientid: `${username}_17`, ...change };
      return (await call(server, 'POST', '/v1/mqtt/auth', { body })) as unknown;
    };
    expect(await ask({})).toMatchObject({ status: 200, result: 'allow', is_superuser: false });
    const wrong = [
      { password: 'guess' },
      { username: other.userId },
      { clientid: `${other.userId}_17` },
      { username: '#', clientid: '#_1' },
      { password: undefined },
    ];
    for (const change of wrong) expect(await ask(change)).toMatchObject({ result: 'deny' });
  });
});

describe('A cluster', () => {
  beforeAll(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));

  it('that is lost takes nothing, and is found again by itself', async () => {
    const first = await startTestCluster();
    const times = { reconnectMs: 20, pollMs: 60_000, returnMs: 200 };
    const cluster = await connectCluster(urlTo(first.port), NOBODY, asStored, times);
    onTestFinished(() => cluster.close());
    expect(cluster.isReachable()).toBe(true);
    await cluster.publish('u', 'event', UPDATE);
    expect(await cluster.isListening('u')).toBe(true);

    await first.stop();
    await expect.poll(() => cluster.isListening('u')).toBe(false);
    expect(cluster.isReachable()).toBe(false);
    await expect(cluster.publish('u', 'event', UPDATE)).rejects.toThrow('cannot be reached');
    const second = await startTestCluster(first.port);
    onTestFinished(() => second.stop());
    await expect.poll(() => cluster.isListening('u')).toBe(true);
    await cluster.publish('u', 'event', UPDATE);
    // Its robots need a moment more to be back.
    await expect.poll(() => cluster.isReachable()).toBe(true);
  });

  it('that is not there yet does not keep the server from starting', async () => {
    const probe = await startTestCluster();
    await probe.stop();
    const times = { reconnectMs: 20, pollMs: 60_000, returnMs: 0 };
    const cluster = await connectCluster(urlTo(probe.port), NOBODY, asStored, times);
    onTestFinished(() => cluster.close());
    expect(await cluster.isListening('u')).toBe(false);
    const late = await startTestCluster(probe.port);
    onTestFinished(() => late.stop());
    await expect.poll(() => cluster.isListening('u')).toBe(true);
  });

  it('that refuses the password stops the start, in words that do not hold it', async () => {
    const strict = await startTestCluster();
    onTestFinished(() => strict.stop());
    const wrong = connectCluster(urlTo(strict.port, 'chatdeck:wrong-one'), NOBODY, asStored);
    await expect(wrong).rejects.toThrow('MQTT_URL refuses its user and password');
    await expect(wrong).rejects.not.toThrow('wrong-one');
  });

  it('reports robots that fell silent', async () => {
    const cluster = await startTestCluster();
    onTestFinished(() => cluster.stop());
    const silent = { ...NOBODY, fellSilent: () => Promise.resolve(['u1']) };
    const times = { reconnectMs: 20, pollMs: 20, returnMs: 0 };
    const broker = await connectCluster(urlTo(cluster.port), silent, asStored, times);
    onTestFinished(() => broker.close());
    const notified = new Promise<string>((resolve) => broker.onPresence(resolve));
    expect(await notified).toBe('u1');
  });
});

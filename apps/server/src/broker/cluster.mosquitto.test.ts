import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mqttCommands } from '../admin/mqtt.commands';
import { openMosquitto } from '../testing/mosquitto';
import { asStored } from '../testing/test-cluster';
import { connect, type BrokerAccess } from '../testing/test-robot';
import { signUp, useServer } from '../testing/test-server';
import { connectCluster } from './cluster';

const UPDATE = { target: 'system', event: 'updateConfig' } as const;

const server = useServer();
/** Stops what was started so far, also when the rest failed to start. */
const stops: (() => unknown)[] = [];

async function setUp() {
  const [victim, attacker] = [await signUp(server), await signUp(server)];
  // The password file names only accounts that have keys.
  await Promise.all([victim.robot.keys(), attacker.robot.keys()]);
  const mosquitto = await openMosquitto();
  stops.push(mosquitto.remove, () => mosquitto.stop());
  mosquitto.admit(await mqttCommands(server.db).passwords());
  await mosquitto.start();
  const { port } = mosquitto;
  const accessOf = async (account: typeof victim): Promise<BrokerAccess> => ({
    ...(await account.robot.get<BrokerAccess>('/ws/mqtt/config')).data,
    host: 'mqtt://127.0.0.1',
    port,
  });
  const cluster = await connectCluster(
    new URL(mosquitto.url),
    { isAlive: () => Promise.resolve(true), fellSilent: () => Promise.resolve([]) },
    asStored,
    { reconnectMs: 50, pollMs: 60_000, returnMs: 0 },
  );
  stops.push(cluster.close);
  await vi.waitFor(async () => expect(await cluster.isListening('u')).toBe(true), 10_000);
  return { port, mosquitto, cluster, victim, attacker, accessOf };
}

let world: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => void (world = await setUp()));
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** Connects a robot and records what it receives. */
async function robot(account: (typeof world)['victim'], topics: string | string[]) {
  const client = await connect(await world.accessOf(account));
  const received: string[] = [];
  client.on('message', (topic) => received.push(topic));
  const granted = await client.subscribeAsync(topics).catch((error: unknown) => error);
  return { client, received, granted };
}

describe('Mosquitto with our files', () => {
  it('lets a robot in with its password and gives it what is sent to it', async () => {
    const { client, received } = await robot(world.victim, `aibotk/${world.victim.userId}/+`);
    await world.cluster.publish(world.victim.userId, 'event', UPDATE);
    await expect.poll(() => received).toEqual([`aibotk/${world.victim.userId}/event`]);
    await client.endAsync(true);
  });

  it('refuses another password, nobody, and names that are patterns', async () => {
    const access = await world.accessOf(world.victim);
    const wrong = [{ password: 'guess' }, { username: '' }, { username: '+' }, { username: '#' }];
    for (const change of wrong) {
      await expect(connect({ ...access, ...change })).rejects.toThrow(/not authorized/i);
    }
    const url = new URL(`mqtt://chatdeck:wrong@127.0.0.1:${world.port}`);
    const robots = { isAlive: () => Promise.resolve(true), fellSilent: () => Promise.resolve([]) };
    await expect(connectCluster(url, robots, asStored)).rejects.toThrow('refuses its user');
  });

  it('gives a robot nothing of another, and publishes nothing for it', async () => {
    const { victim, attacker, cluster } = world;
    const own = `aibotk/${attacker.userId}/+`;
    const hostile = ['#', 'aibotk/#', 'aibotk/+/+', `aibotk/${victim.userId}/+`, '$SYS/#', own];
    const shared = `$share/g/aibotk/${victim.userId}/+`;
    const spy = await robot(attacker, [...hostile, shared]);
    const target = await robot(victim, `aibotk/${victim.userId}/+`);
    await spy.client.publishAsync(`aibotk/${victim.userId}/say`, '{"target":"Room"}', { qos: 1 });
    await cluster.publish(victim.userId, 'event', UPDATE);
    await cluster.publish(attacker.userId, 'event', UPDATE);
    await expect.poll(() => spy.received.length).toBeGreaterThan(0);
    await expect.poll(() => target.received.length).toBeGreaterThan(0);
    expect(new Set(spy.received)).toEqual(new Set([`aibotk/${attacker.userId}/event`]));
    expect(target.received).toEqual([`aibotk/${victim.userId}/event`]);
    await Promise.all([spy.client.endAsync(true), target.client.endAsync(true)]);
  });

  it('lets in a robot whose account came later, and keeps the others connected', async () => {
    const early = await robot(world.victim, `aibotk/${world.victim.userId}/+`);
    let closes = 0;
    early.client.on('close', () => closes++);
    const newcomer = await signUp(server);
    const access = await world.accessOf(newcomer);
    await expect(connect(access)).rejects.toThrow(/not authorized/i);
    world.mosquitto.admit(await mqttCommands(server.db).passwords());
    const client = await vi.waitFor(() => connect(access), 10_000);
    expect(closes).toBe(0);
    await Promise.all([client.endAsync(true), early.client.endAsync(true)]);
  });

  it('stops with its script, which reports no failure', async () => {
    await world.cluster.close();
    expect(await world.mosquitto.stop()).toEqual([0, null]);
    await expect(connect(await world.accessOf(world.victim))).rejects.toThrow('ECONNREFUSED');
  });
});

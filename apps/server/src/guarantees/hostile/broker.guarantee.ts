import type { MqttClient } from 'mqtt';
import { expect, it, vi } from 'vitest';
import type { Broker } from '../../broker/broker';
import { openApiRepository } from '../../resources/open-api/open-api.repository';
import { asStored } from '../../testing/test-cluster';
import { connect, type BrokerAccess } from '../../testing/test-robot';
import { startBackend, testSettings, useServer } from '../../testing/test-server';
import { show } from '../guarantee';
import { guaranteesSeed } from '../seeded';
import { openAccount } from '../account';
import { hostileFilters, hostileNames } from './hostile-names';

const server = useServer({}, startBackend);
const FILTERS = 300;
const NAMES = 100;
const seed = guaranteesSeed();
const UPDATE = { target: 'system', event: 'updateConfig' } as const;

/** Subscribes to each filter and records every topic that arrives. */
async function listenTo(client: MqttClient, filters: readonly string[]) {
  const got: string[] = [];
  client.on('message', (topic) => got.push(topic));
  let granted = 0;
  for (const filter of filters) {
    granted += await client.subscribeAsync(filter).then(
      () => 1,
      () => 0,
    );
  }
  return { got, granted };
}

const attempt = (access: BrokerAccess) => connect(access).catch(() => undefined);

/** Publishes to both and waits until the attacker has its own message, after which no other arrives. */
async function publishBoth(broker: Broker, victim: string, own: string, got: string[]) {
  await broker.publish(victim, 'event', UPDATE);
  await broker.publish(own, 'event', UPDATE);
  await expect.poll(() => got, { timeout: 5_000 }).toContain(`aibotk/${own}/event`);
  return got.filter((topic) => !topic.startsWith(`aibotk/${own}/`)).length;
}

it('The broker tells no account of another', async (context) => {
  const [victim, attacker] = [await openAccount(server), await openAccount(server)];
  const { broker } = server.services;
  const own = attacker.userId;
  const robot = await victim.robot.listen();
  const isGone = vi.fn();
  robot.client.on('close', isGone);
  const { data: access } = await attacker.robot.get<BrokerAccess>('/ws/mqtt/config');

  const spy = await connect(access);
  const filters = hostileFilters(victim.userId, own, FILTERS, seed);
  expect(filters).toHaveLength(FILTERS);
  const { got, granted } = await listenTo(spy, filters);
  await spy.subscribeAsync(`aibotk/${own}/+`);
  let foreign = await publishBoth(broker, victim.userId, own, got);
  expect(granted).toBe(0);

  const names = hostileNames(victim.userId, own, NAMES, seed);
  const strangers = await Promise.all(
    [...names, victim.userId].map((username) =>
      attempt({ ...access, username, clientId: `${username}_` }),
    ),
  );
  expect(strangers.filter((client) => client !== undefined)).toEqual([]);
  const ids = [...hostileNames(victim.userId, own, NAMES - 2, seed + 1), `${victim.userId}_`];
  const imposters = await Promise.all(
    [...ids, `${own}_${victim.userId}_`].map((clientId) => attempt({ ...access, clientId })),
  );
  const admitted = imposters.flatMap((client) => client ?? []);
  // A client id with the required prefix is allowed; it grants no access.
  expect(admitted.length).toBeGreaterThan(0);
  for (const client of admitted) {
    const more = await listenTo(client, ['#', `aibotk/${victim.userId}/+`]);
    await client.subscribeAsync(`aibotk/${own}/+`);
    foreign += await publishBoth(broker, victim.userId, own, more.got);
    await client.endAsync(true);
  }
  await spy.endAsync(true);
  expect(foreign).toBe(0);
  await expect.poll(() => robot.received.length).toBe(1 + admitted.length);
  expect(isGone).not.toHaveBeenCalled();
  await robot.close();

  const leaked = await leaksOfWeakBroker(victim.userId, access, filters);
  expect(leaked).toBeGreaterThan(0);
  show(context, {
    name: 'Hostile subscriptions',
    measured: `${FILTERS} filters, ${names.length + 1} user names, ${imposters.length} client ids (seed ${seed}): 0 foreign deliveries, 0 granted, the victim never cut off`,
    control: `both accounts hear their own each time; a broker whose access list says yes leaks ${leaked} messages to the same filters`,
  });
});

/** How many messages of the victim arrive through the same filters when the access list allows everything. */
async function leaksOfWeakBroker(victim: string, access: BrokerAccess, filters: readonly string[]) {
  vi.resetModules();
  vi.doMock('../../broker/access', async (original) => ({
    ...(await original<object>()),
    maySubscribe: () => true,
  }));
  const { startBroker } = await import('../../broker/embedded-broker');
  const keys = openApiRepository(server.db);
  const weak = await startBroker({ ...testSettings, mqttPort: 0 }, keys.secretOf, asStored);
  vi.doUnmock('../../broker/access');
  const spy = await connect({ ...access, port: weak.port ?? 0 });
  const { got } = await listenTo(spy, [...filters, `aibotk/${access.username}/+`]);
  const leaked = await publishBoth(weak, victim, access.username, got);
  await spy.endAsync(true);
  await weak.close();
  return leaked;
}

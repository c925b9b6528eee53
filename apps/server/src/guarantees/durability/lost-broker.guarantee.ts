import { unwrap } from '@chatdeck/sdk';
import { afterAll, expect, it } from 'vitest';
import { mqttCommands } from '../../admin/mqtt.commands';
import { connectCluster } from '../../broker/cluster';
import { createDispatcher } from '../../outbox/dispatcher';
import { openOutbox } from '../../outbox/outbox.fixtures';
import { openMosquitto } from '../../testing/mosquitto';
import { asStored } from '../../testing/test-cluster';
import { signUpMember, startBackend, useServer } from '../../testing/test-server';
import { show } from '../guarantee';
import { startRobot } from './reconnecting-robot';

const TARGETS = 40;
const GAP_MS = 50;
/** Mosquitto is killed when so many messages have arrived. */
const KILLED_AT = 10;

let mosquitto: Awaited<ReturnType<typeof openMosquitto>>;
const server = useServer({}, async () => {
  mosquitto = await openMosquitto();
  await mosquitto.start();
  const mqttPublicUrl = new URL(`mqtt://127.0.0.1:${mosquitto.port}`);
  return startBackend({ mqttUrl: new URL(mosquitto.url), mqttPublicUrl, sendGapMs: GAP_MS });
});
afterAll(async () => {
  await mosquitto.stop();
  mosquitto.remove();
});

/** How many of ten targets count as offline for a server that does not wait for its broker. */
async function givenUpByCareless(): Promise<number> {
  const { repository, queue, countsOf } = await openOutbox();
  const robots = { isAlive: () => Promise.resolve(true), fellSilent: () => Promise.resolve([]) };
  const cluster = await connectCluster(new URL(mosquitto.url), robots, asStored);
  const dispatcher = createDispatcher({
    repository,
    broker: { ...cluster, isReachable: () => true },
    announce: () => {},
    returnMs: 0,
  });
  const { jobId } = await queue(10, 0);
  dispatcher.start((error) => {
    throw error;
  });
  await expect.poll(async () => (await countsOf(jobId))?.queued).toBe(0);
  await dispatcher.stop();
  await cluster.close();
  return (await countsOf(jobId))?.offline ?? 0;
}

it('A mass send goes on by itself when its broker is back, and nobody counts as offline', async (context) => {
  const account = await signUpMember(server);
  await account.robot.keys();
  mosquitto.admit(await mqttCommands(server.db).passwords());
  const people = Array.from({ length: TARGETS }, (_, at) => ({ wxid: `w${at}`, name: `n${at}` }));
  await server.services.contact.receive(account.userId, 'robot', people);
  const isSeen = new AbortController();
  const robot = await startRobot(account, isSeen.signal);
  const { send, robot: state } = account.client;
  await expect.poll(async () => unwrap(await state.status()).online).toBe(true);

  const { id } = unwrap(
    await send.toMany({
      target: 'Contact',
      groups: people.map(({ wxid }) => ({ wxid })),
      messages: [{ type: 1, content: 'x' }],
    }),
  );
  const counts = async () => unwrap(await send.jobs.find(id)).list[0]?.counts;
  await expect.poll(() => robot.received.length, { interval: 20 }).toBeGreaterThan(KILLED_AT);
  await mosquitto.stop('SIGKILL');
  const atLoss = robot.received.length;
  await expect.poll(async () => unwrap(await state.status()).online).toBe(false);
  const givenUp = await givenUpByCareless();
  expect(givenUp).toBe(10);
  await mosquitto.start();
  await expect.poll(async () => (await counts())?.queued, { timeout: 30_000 }).toBe(0);
  const ended = await counts();
  await expect.poll(() => robot.received.length).toBe(ended?.handedOver);
  isSeen.abort();
  await robot.done;

  expect(ended?.offline).toBe(0);
  // What was under way when it was killed, at most.
  expect(ended?.unknown).toBeLessThanOrEqual(1);
  show(context, {
    name: 'A mass send over a restart of Mosquitto',
    measured: `${TARGETS} targets, Mosquitto killed after ${atLoss}: ${ended?.handedOver ?? 0} handed over and received, ${ended?.unknown ?? 0} unknown, 0 offline`,
    control: `a server that does not wait gives up ${givenUp} of 10: noticed`,
  });
});

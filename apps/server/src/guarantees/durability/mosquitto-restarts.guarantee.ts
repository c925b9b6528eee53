import { setTimeout as pause } from 'node:timers/promises';
import { unwrap } from '@chatdeck/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { mqttCommands } from '../../admin/mqtt.commands';
import { robotReloads } from '../../database/schema';
import { openMosquitto } from '../../testing/mosquitto';
import { signUp, startBackend, useServer, type TestAccount } from '../../testing/test-server';
import { grouped, show } from '../guarantee';
import { guaranteesSeed, seeded } from '../seeded';
import { startRobot } from './reconnecting-robot';

const RESTARTS = 10;
const WRITERS = 4;
/** Between two saves of an account, in ms. */
const PAUSE_MS = 50;
/** The robots must be connected again within this time of its start. */
const BACK_MS = 5_000;
const random = seeded(guaranteesSeed());

let mosquitto: Awaited<ReturnType<typeof openMosquitto>>;
const server = useServer({}, async () => {
  mosquitto = await openMosquitto();
  await mosquitto.start();
  const mqttPublicUrl = new URL(`mqtt://127.0.0.1:${mosquitto.port}`);
  return startBackend({ mqttUrl: new URL(mosquitto.url), mqttPublicUrl });
});
afterAll(async () => {
  await mosquitto.stop();
  mosquitto.remove();
});

/** Saves one version of a config after another, until stopped. */
function startWriter({ client }: TestAccount, end: AbortSignal) {
  const written = { version: 0 };
  const run = async () => {
    while (!end.aborted) {
      const config = JSON.stringify({ note: `version ${written.version}` });
      const saved = await client.robot.config.save({ config, baseVersion: written.version });
      written.version = unwrap(saved).version;
      await pause(PAUSE_MS);
    }
  };
  return { written, done: run() };
}

const liveVersion = async ({ client }: TestAccount) =>
  unwrap(await client.robot.config.load()).liveVersion;

describe('Mosquitto under writers', () => {
  it(`is restarted ${RESTARTS} times, and every robot runs what was saved last`, async (context) => {
    const accounts = await Promise.all(Array.from({ length: WRITERS }, () => signUp(server)));
    const deaf = await signUp(server);
    await Promise.all([...accounts, deaf].map(({ robot }) => robot.keys()));
    mosquitto.admit(await mqttCommands(server.db).passwords());
    const [isSaved, isSeen] = [new AbortController(), new AbortController()];
    const robots = await Promise.all(accounts.map((one) => startRobot(one, isSeen.signal)));
    const writers = [...accounts, deaf].map((one) => startWriter(one, isSaved.signal));
    const saved = () => writers.reduce((sum, { written }) => sum + written.version, 0);
    const areConnected = () => robots.every(({ line }) => line.connected);

    let slowest = 0;
    let whileDown = 0;
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = saved();
      await expect.poll(saved).toBeGreaterThan(before + WRITERS + random() * 20);
      await mosquitto.stop(random() < 0.5 ? 'SIGKILL' : 'SIGTERM');
      const down = saved();
      await expect.poll(saved).toBeGreaterThan(down + 2 * WRITERS);
      whileDown += saved() - down;
      await mosquitto.start();
      const began = performance.now();
      await expect.poll(areConnected, { interval: 20 }).toBe(true);
      slowest = Math.max(slowest, performance.now() - began);
    }
    isSaved.abort();
    await Promise.all(writers.map(({ done }) => done));
    expect(slowest).toBeLessThan(BACK_MS);

    const versions = writers.map(({ written }) => written.version);
    const versionsLive = async () => {
      // What was saved while the connection was down, as if a moment ago.
      await server.db.update(robotReloads).set({ notedAt: sql`now() - interval '1 minute'` });
      return Promise.all(accounts.map(liveVersion));
    };
    await expect.poll(versionsLive, { interval: 500 }).toEqual(versions.slice(0, WRITERS));
    const behind = await liveVersion(deaf);
    expect(behind).not.toBe(versions.at(-1));
    isSeen.abort();
    await Promise.all(robots.map(({ done }) => done));
    show(context, {
      name: 'Restarts of Mosquitto',
      measured: `${RESTARTS} under ${WRITERS} robots and ${WRITERS + 1} writers: ${WRITERS} of ${WRITERS} robots run the last of ${grouped(saved())} saves, of which ${grouped(whileDown)} met a broker that was down; connected again after at most ${Math.round(slowest)} ms`,
      control: `a robot that neither listens nor sends heartbeats runs none of ${versions.at(-1) ?? 0}: noticed`,
      cases: RESTARTS,
    });
  });
});

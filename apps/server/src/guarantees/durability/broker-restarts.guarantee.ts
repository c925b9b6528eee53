import { unwrap } from '@chatdeck/sdk';
import mqtt from 'mqtt';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { robotReloads } from '../../database/schema';
import { startTestCluster } from '../../testing/test-cluster';
import { signUp, startBackend, useServer } from '../../testing/test-server';
import { show } from '../guarantee';

const RESTARTS = 10;
/** The connection to the cluster must be restored within this time of its start. */
const BACK_MS = 5_000;
const UPDATE = { target: 'system', event: 'updateConfig' } as const;

let cluster: Awaited<ReturnType<typeof startTestCluster>>;
const addressOf = (port: number) => `mqtt://chatdeck:secret@127.0.0.1:${port}`;

const server = useServer({}, async () => {
  cluster = await startTestCluster();
  const mqttPublicUrl = new URL(`mqtt://127.0.0.1:${cluster.port}`);
  return startBackend({ mqttUrl: new URL(addressOf(cluster.port)), mqttPublicUrl });
});

/** What a robot receives that subscribes after something was published. */
async function receivedLate(topic: string): Promise<number> {
  const subscriber = await mqtt.connectAsync(addressOf(cluster.port));
  await subscriber.publishAsync(topic, JSON.stringify(UPDATE), { qos: 1 });
  let received = 0;
  subscriber.on('message', () => (received += 1));
  await subscriber.subscribeAsync(topic);
  await subscriber.endAsync();
  return received;
}

describe('An MQTT cluster', () => {
  it(`is restarted ${RESTARTS} times, and what is saved reaches the robot`, async (context) => {
    const { client, robot, userId } = await signUp(server);
    const beat = () => robot.get('/wechat/heart', { heartBeat: 'live' });
    let version = 0;
    const save = async () => {
      const saved = await client.robot.config.save({ config: '{}', baseVersion: version });
      version = unwrap(saved).version;
    };
    let slowest = 0;
    let notified = 0;
    for (let restart = 0; restart < RESTARTS; restart++) {
      await cluster.stop();
      await expect.poll(async () => unwrap(await client.robot.status()).online).toBe(false);
      await save();
      cluster = await startTestCluster(cluster.port);
      const began = performance.now();
      await beat();
      const isOnline = async () => unwrap(await client.robot.status()).online;
      await expect.poll(isOnline, { interval: 20 }).toBe(true);
      slowest = Math.max(slowest, performance.now() - began);

      const listener = await robot.listen();
      // What was saved while the connection was down, as if a moment ago.
      await server.db.update(robotReloads).set({ notedAt: sql`now() - interval '1 minute'` });
      await beat();
      expect((await listener.next())?.message).toEqual(UPDATE);
      await robot.get('/wechat/config');
      expect(unwrap(await client.robot.config.load())).toMatchObject({ liveVersion: version });
      notified += 1;
      await listener.close();
    }
    expect(slowest).toBeLessThan(BACK_MS);
    const late = await receivedLate(`aibotk/${userId}/event`);
    expect(late).toBe(0);
    await cluster.stop();
    show(context, {
      name: 'Restarts of the MQTT cluster',
      measured: `${RESTARTS} restarts: ${notified} of ${RESTARTS} saves that met a cluster that was down reached the robot, the line was back after at most ${Math.round(slowest)} ms`,
      control: `of what is only said, a robot that listens a moment later hears ${late}`,
      cases: RESTARTS,
    });
  });
});

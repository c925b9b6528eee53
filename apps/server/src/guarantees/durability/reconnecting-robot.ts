import { setTimeout as pause } from 'node:timers/promises';
import mqtt from 'mqtt';
import { vi } from 'vitest';
import type { BrokerAccess } from '../../testing/test-robot';
import type { TestAccount } from '../../testing/test-server';

/** Between two heartbeats, in ms. */
const BEAT_MS = 200;

/**
 * Starts a robot on a cluster, which connects again by itself, sends heartbeats, and loads its config when it is told to.
 * `received` has the topics of what it was sent.
 */
export async function startRobot({ robot, userId }: TestAccount, end: AbortSignal) {
  const { data } = await robot.get<BrokerAccess>('/ws/mqtt/config');
  const { host, port, username, password, clientId } = data;
  const options = {
    username,
    password,
    clientId,
    protocolVersion: 4,
    reconnectPeriod: 50,
  } as const;
  // The broker reads a changed list of robots after a moment.
  const line = await vi.waitFor(() => mqtt.connectAsync(`${host}:${port}`, options), 10_000);
  await line.subscribeAsync(`aibotk/${userId}/+`, { qos: 1 });
  const received: string[] = [];
  line.on('message', (topic) => {
    received.push(topic);
    if (topic.endsWith('/event')) void robot.get('/wechat/config');
  });
  const beat = async () => {
    while (!end.aborted) {
      await robot.get('/wechat/heart', { heartBeat: 'live' });
      await pause(BEAT_MS);
    }
    await line.endAsync(true);
  };
  return { line, received, done: beat() };
}

import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect } from 'vitest';
import {
  startRobot,
  type RobotEvent,
  type RobotOptions,
  type RobotProcess,
} from '../../../../../../fixtures/robot/robot-process.mjs';
import { createApp } from '#app.ts';
import { startBackend, testSettings, type TestServer } from '#testing/test-server.ts';

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * A server whose robots connect through its web port alone, and that gets the weather from a stub. Stubs run on this
 * machine, so private services are allowed.
 */
export async function startWebServer(stub: string): Promise<TestServer> {
  const port = await freePort();
  const backend = await startBackend({
    mqttPublicUrl: new URL(`ws://127.0.0.1:${port}/mqtt`),
    tianapiUrl: new URL(stub),
    privateServices: true,
  });
  const app = await createApp(backend.services, testSettings);
  const url = await app.listen({ host: '127.0.0.1', port });
  backend.services.siteAddress.listensAt(url);
  return { ...backend, app, url };
}

/** Starts the real robot and waits until it is online. */
export async function startListening(options: RobotOptions): Promise<RobotProcess> {
  const robot = startRobot({ friends: 8, rooms: 4, ...options });
  await robot.waitFor((event) => event.event === 'mqtt-connected', 60_000);
  return robot;
}

/** Waits for a reaction of the robot to an action. */
export async function after(
  robot: RobotProcess,
  action: () => unknown,
  fits: (event: RobotEvent) => boolean,
  timeoutMs = 20_000,
): Promise<RobotEvent> {
  const from = robot.events.length;
  await action();
  return robot.waitFor((event) => event.sequence >= from && fits(event), timeoutMs);
}

/** The robot sent this text to somebody; by default as a text message. */
export const said =
  (name: string, text: string, type = 'text') =>
  (event: RobotEvent): boolean =>
    event.event === 'said' &&
    event.type === type &&
    event.to.name === name &&
    JSON.stringify(event).includes(text);

/** The robot has called this server and has its answer. */
export const called =
  (path: string, method?: 'GET' | 'POST') =>
  (event: RobotEvent): boolean =>
    event.event === 'called' &&
    event.path === `/open/v1/api${path}` &&
    (method === undefined || event.method === method);

/** The robot has loaded its config and everything that it loads with it, reminders last. */
export const loaded = called('/task', 'GET');

/** The robot has loaded its dialogues. GET only: it posts usage counts to the same path at any time. */
export const dialoguesLoaded = called('/gpt/config', 'GET');

/** Users never see a robot with an error, so none may have occurred. */
export const expectUnharmed = (robot: RobotProcess) =>
  expect(robot.events.filter(({ event }) => event === 'error' || event === 'failed')).toEqual([]);

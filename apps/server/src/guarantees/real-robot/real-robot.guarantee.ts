import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { unwrap, type Result } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { isJsonObject } from '@chatdeck/sdk/rules';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { startRobot, type RobotProcess } from '../../../../../fixtures/robot/robot-process.mjs';
import { robotOf } from '../../testing/test-robot';
import { startBackend, useServer } from '../../testing/test-server';
import { grouped, show } from '../guarantee';
import { openAccount, type Account } from '../account';
import { KINDS, type Kind, type Stage } from './kinds';

interface SeenCall {
  readonly path: string;
  readonly code: unknown;
}

/** Records every call under `/open/v1/api` and its code, for apps that are created from now on. */
function seeRobotCalls(): readonly SeenCall[] {
  const seen: SeenCall[] = [];
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onSend', (request, _reply, payload, done) => {
      if (request.url.startsWith('/open/v1/api/') && typeof payload === 'string') {
        const answer: unknown = JSON.parse(payload);
        const path = `${request.method} ${request.url.split('?')[0]}`;
        seen.push({ path, code: isJsonObject(answer) ? answer.code : undefined });
      }
      done(null, payload);
    });
  });
  return seen;
}

const calls = seeRobotCalls();
const server = useServer({}, startBackend);
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>f</title>
<item><title>今天的条目</title><link>https://example.com/1</link><description>d</description></item></channel></rss>`;

async function serveFeed(): Promise<string> {
  const feed = createServer((_request, response) => {
    response.setHeader('content-type', 'application/rss+xml').end(FEED);
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  onTestFinished(() => void feed.close());
  const address = feed.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/feed.xml`;
}

/** Sends a kind as soon as the send lock of the previous kind has expired. */
async function sendWhenAllowed(kind: Kind, stage: Stage): Promise<Result<unknown>> {
  const result = await kind.send(stage);
  if (result.ok || result.code !== CODE.sentTooSoon) return result;
  const { retryAfterMs } = result.data as { readonly retryAfterMs: number };
  await pause(retryAfterMs);
  return sendWhenAllowed(kind, stage);
}

async function run(kind: Kind, stage: Stage, robot: RobotProcess): Promise<void> {
  const from = robot.events.length;
  unwrap(await sendWhenAllowed(kind, stage));
  const { shows } = kind;
  if (shows === undefined) return;
  await robot
    .waitFor((event) => event.sequence >= from && shows(event), 20_000)
    .catch((error: unknown) => {
      throw new Error(`${kind.name} shows nothing`, { cause: error });
    });
}

/** Starts the real robot of an account and waits until it is online. */
async function startOf({ keys: { apiKey: key, apiSecret: secret } }: Account) {
  const robot = startRobot({ key, secret, server: server.url, friends: 6, rooms: 3 });
  onTestFinished(() => void robot.stop());
  await robot.waitFor((event) => event.event === 'mqtt-connected', 60_000);
  return robot;
}

const refusedOf = () =>
  calls.filter(({ path, code }) => code !== (path.endsWith('/qitoken') ? 0 : 200));
const troublesOf = (robot: RobotProcess) =>
  robot.events.filter(({ event }) => event === 'error' || event === 'failed');

it('The real robot runs every kind of message', async (context) => {
  const start = performance.now();
  const account = await openAccount(server, { role: 'vip' });
  const { client, userId, keys } = account;
  await server.services.config.save(userId, '{}', 0);
  const robot = await startOf(account);
  const groups = async () => unwrap(await client.group.all());
  await expect.poll(async () => (await groups()).length, { timeout: 30_000 }).toBe(3);
  const file = new File(['早安'], 'note.txt', { type: 'text/plain' });
  const stage: Stage = {
    client,
    rooms: await groups(),
    friends: unwrap(await client.contact.all()),
    fileUrl: (await client.upload.upload('material', file)).url,
    feedUrl: await serveFeed(),
  };
  // It would crash a robot that is logged in, so it is the one kind that this robot must not receive.
  expect(await client.send.event({ target: 'refreshCode' })).toMatchObject({ code: 10002 });
  for (const kind of KINDS) await run(kind, stage, robot);
  expect(troublesOf(robot)).toEqual([]);
  expect(refusedOf()).toEqual([]);
  const [accepted, routes] = [calls.length, new Set(calls.map(({ path }) => path)).size];
  const seconds = Math.round((performance.now() - start) / 1000);

  const second = await startOf(account);
  await server.services.broker.publish(userId, 'event', { target: 'refreshCode' });
  await second.waitFor(({ event }) => event === 'failed');
  const forger = robotOf(server, () => Promise.resolve({ ...keys, apiSecret: 'another', userId }));
  await forger.get('/wechat/config');
  expect(refusedOf()).toHaveLength(1);
  show(context, {
    name: 'The real robot',
    measured: `${KINDS.length} of ${KINDS.length} kinds of messages run in ${seconds} s, and the one that would end it is held back; ${grouped(accepted)} of ${grouped(accepted)} calls of the plugin on ${routes} routes accepted`,
    control: `that one kind sent past the rule ends a second robot: ${troublesOf(second).length} noticed; of a call with another secret ${refusedOf().length} refusal noticed`,
  });
}, 240_000);

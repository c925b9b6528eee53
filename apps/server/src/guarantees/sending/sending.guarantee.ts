import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { createChatdeckClient, unwrap, type SendJob } from '@chatdeck/sdk';
import { expect, inject, it } from 'vitest';
import { clientOf, startOrFail } from '../durability/server-life';
import { grouped, show } from '../guarantee';
import { guaranteesSeed, seeded } from '../seeded';
import { startBackend, useServer } from '../../testing/test-server';
import { openAccount } from '../account';
import { sendForgetfully } from './forgetful';
import { duplicatesIn, startStub } from './stub';

const server = useServer({}, startBackend);
const TARGETS = 100;
const random = seeded(guaranteesSeed());
/** The process is killed when this many messages have arrived: once in each fifth of them. */
const KILLED_AT = [0, 20, 40, 60, 80].map((from) => from + 1 + Math.floor(random() * 18));
const REAL_TARGETS = 5;
/** The gap after one message: 0.6 s and 0.5 s, at least one second. */
const REAL_GAP_MS = 1_100;

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return String(typeof address === 'object' ? address?.port : 0);
}

const printed = (output: string, pattern: RegExp) => pattern.exec(output)?.[1] ?? '';

it('A mass send reaches nobody twice, whatever ends its process', async (context) => {
  const place = {
    DATA_DIR: await mkdtemp(join(inject('scratch'), 'send-')),
    PORT: await freePort(),
    MQTT_PORT: await freePort(),
    CHATDECK_DEMO: '1',
  };
  const fast = { ...place, SEND_GAP_MS: '20' };
  let process = await startOrFail(fast);
  const output = process.output();
  const { account } = createChatdeckClient({ baseUrl: process.address });
  const email = printed(output, /E-mail: +(\S+)/);
  const { token } = unwrap(
    await account.login({ email, password: printed(output, /Password: +(\S+)/) }),
  );
  const robot = await startStub(process, {
    apiKey: printed(output, /--key (\S+)/),
    apiSecret: printed(output, /--secret (\S+)/),
  });
  const isOnline = async () =>
    expect
      .poll(async () => unwrap(await clientOf(process, token).robot.status()).online, {
        timeout: 15_000,
      })
      .toBe(true);
  const jobOf = async (id: string): Promise<SendJob | undefined> =>
    unwrap(await clientOf(process, token).send.jobs.find(id)).list[0];
  await isOnline();
  const people = unwrap(await clientOf(process, token).contact.all()).map(({ wxid }) => ({ wxid }));
  const send = (count: number) =>
    clientOf(process, token).send.toMany({
      target: 'Contact',
      groups: people.slice(0, count),
      messages: [{ type: 1, content: 'x' }],
    });

  /**
   * Until nothing is pending: targets that failed because the robot was offline during the restart are retried, as the
   * sender would.
   */
  const sendOn = (id: string) =>
    expect
      .poll(
        async () => {
          const counts = (await jobOf(id).catch(() => undefined))?.counts;
          if (counts?.queued !== 0 || counts.offline === 0) return counts?.queued;
          await clientOf(process, token)
            .send.jobs.retry(id)
            .catch(() => undefined);
          return undefined;
        },
        { timeout: 90_000, interval: 300 },
      )
      .toBe(0);

  const { id } = unwrap(await send(TARGETS));
  for (const count of KILLED_AT) {
    const isDue = robot.hears(count);
    await Promise.race([isDue, sendOn(id)]);
    await isDue;
    await process.kill('SIGKILL');
    process = await startOrFail(fast);
    await isOnline();
  }
  await sendOn(id);
  const job = await jobOf(id);
  const states = Object.entries(job?.counts ?? {}).filter(([, count]) => count > 0);
  const received = [...robot.received];
  const handedOver = (job?.targets ?? []).filter(({ state }) => state === 'handedOver');
  expect(duplicatesIn(received)).toBe(0);
  expect(states.reduce((sum, [, count]) => sum + count, 0)).toBe(TARGETS);
  expect(job?.targets).toHaveLength(TARGETS);
  expect(job?.counts.unknown).toBeLessThanOrEqual(KILLED_AT.length);
  const receivedBy = new Set(received.map(({ wxid }) => wxid));
  expect(handedOver.filter(({ wxid }) => !receivedBy.has(wxid))).toEqual([]);

  await process.kill('SIGKILL');
  process = await startOrFail(place);
  await isOnline();
  unwrap(await send(REAL_TARGETS));
  await robot.hears(received.length + REAL_TARGETS);
  const times = robot.received.slice(-REAL_TARGETS).map(({ at }) => at);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
  // A message that arrives late makes the next gap look short, so a single gap proves less than all of them.
  expect(Math.min(...gaps)).toBeGreaterThan(REAL_GAP_MS * 0.8);
  const average = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(average).toBeGreaterThan(REAL_GAP_MS * 0.95);
  await robot.close();
  await process.kill('SIGKILL');

  // The dispatcher of this backend would find the same targets, and give up those of an account without a robot.
  await server.services.dispatcher.stop();
  const forgetful = await sendForgetfully(server.db, (await openAccount(server)).userId);
  const noticed = duplicatesIn(forgetful);
  expect(noticed).toBeGreaterThan(0);
  show(context, {
    name: 'Mass send',
    measured: `${TARGETS} targets at 20 ms through ${KILLED_AT.length} kill -9: 0 duplicates in ${grouped(received.length)} messages, states ${states.map(([state, count]) => `${state} ${count}`).join(' + ')} = ${TARGETS}; ${REAL_TARGETS} at the real gap ${Math.round(Math.min(...gaps))} to ${Math.round(Math.max(...gaps))} ms apart`,
    control: `an outbox that notes a target only after it was sent to: ${noticed} duplicate noticed after one crash`,
    cases: KILLED_AT.length,
  });
});

import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@chatdeck/sdk/contract';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startOrFail } from '../guarantees/durability/server-life';
import { grouped, percentile, show } from '../guarantees/guarantee';
import { seeded } from '../guarantees/seeded';
import { requestOf, type WireRequest } from '../guarantees/request';
import { ask, connectRobot, ofRobot, openStream, storeCrowd, type Somebody } from './crowd';
import { openLoop } from './open-loop';

const SEED = Number(process.env.GUARANTEES_SEED ?? 1);
/** Less than a minute, while the measurement itself is worked on, counts as none. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const PER_SECOND = 200;
const ROBOTS = 500;
const STREAMS = 200;
const P99_MS = 100;
const MEMORY_MB = 700;
/** The compiler of the server optimizes what is called often only once it was. */
const WARM_UP_S = 5;
const CONTROL_S = 5;
/** How long the control stops the server. */
const STOP_MS = 1_000;
const CONNECTED_AT_ONCE = 20;

/** How often each call is made, of a hundred; the rest are saves of a config. */
const MIX: readonly (readonly [share: number, of: (somebody: Somebody) => Promise<WireRequest>])[] =
  [
    [20, of(contract.material.list, { current: 1, pageSize: 20 })],
    [10, of(contract.robot.status)],
    [10, of(contract.robot.config)],
    [5, of(contract.reminder.list, { current: 1, pageSize: 20 })],
    [5, of(contract.material.add, { type: 1, name: 'new', content: 'of the load' })],
    [
      20,
      (somebody) => Promise.resolve(ofRobot('GET /wechat/heart', somebody, { heartBeat: 'live' })),
    ],
    [15, (somebody) => Promise.resolve(ofRobot('GET /wechat/config', somebody))],
    [10, (somebody) => Promise.resolve(ofRobot('GET /task', somebody))],
  ];

function of(
  endpoint: Parameters<typeof requestOf>[0],
  input: Readonly<Record<string, unknown>> = {},
) {
  return ({ token }: Somebody) => requestOf(endpoint, input, token);
}

/** Memory of a process in megabytes: now, or the most that it had. */
const memoryOf = (pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) /
  1024;

async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += CONNECTED_AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + CONNECTED_AT_ONCE).map(work))));
  }
  return results;
}

it('A server keeps its pace under robots, consoles and live events', async (context) => {
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'load-'));
  const crowd = await storeCrowd({ dataDir: DATA_DIR, databaseUrl: undefined }, ROBOTS);
  const server = await startOrFail({ DATA_DIR, LOG_LEVEL: 'warn' });
  onTestFinished(() => void server.kill('SIGKILL'));
  const { address, pid } = server;
  const robots = await inTurns(crowd, (somebody) => connectRobot(address, somebody));
  const streams = await inTurns(crowd.slice(0, STREAMS), (somebody) =>
    openStream(address, somebody),
  );

  const random = seeded(SEED);
  const versions = new Map<string, number>();
  /** Saves the next version of somebody's config: two at once would be a conflict. */
  async function save({ userId, token }: Somebody): Promise<void> {
    const baseVersion = versions.get(userId) ?? 0;
    versions.set(userId, baseVersion + 1);
    const input = { config: JSON.stringify({ note: `version ${baseVersion}` }), baseVersion };
    await ask(address, await requestOf(contract.robot.updateConfig, input, token));
  }
  async function send(index: number): Promise<void> {
    // One after the other, so that nobody saves again before the last save was answered.
    const somebody = crowd[index % crowd.length];
    if (somebody === undefined) return;
    let left = random() * 100;
    for (const [share, request] of MIX) {
      left -= share;
      if (left < 0) return void (await ask(address, await request(somebody)));
    }
    await save(somebody);
  }

  await openLoop(PER_SECOND, WARM_UP_S, send);
  const { waits, errors } = await openLoop(PER_SECOND, SECONDS, send);
  const memory = memoryOf(pid, 'VmRSS');
  const most = memoryOf(pid, 'VmHWM');
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(waits, share));
  const figures = `${grouped(waits.length)} requests: p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms, longest ${longest?.toFixed(0)} ms, ${errors.length} errors, ${Math.round(memory)} MB at the end, ${Math.round(most)} MB at most`;
  expect(errors.slice(0, 5), server.output().slice(-3_000)).toEqual([]);
  expect(robots.filter(({ connected }) => connected)).toHaveLength(ROBOTS);
  expect(streams.filter(({ state }) => state.isOpen && state.chunks > 0)).toHaveLength(STREAMS);

  const refused = await openLoop(PER_SECOND, 1, (index) =>
    index % 10 === 0
      ? requestOf(contract.material.list, {}, 'nobody').then((call) => ask(address, call))
      : send(index),
  );
  expect(refused.errors).toHaveLength(PER_SECOND / 10);
  const stopping = pause(STOP_MS).then(async () => {
    process.kill(pid ?? 0, 'SIGSTOP');
    await pause(STOP_MS);
    process.kill(pid ?? 0, 'SIGCONT');
  });
  const stopped = percentile((await openLoop(PER_SECOND, CONTROL_S, send)).waits, 0.99);
  await stopping;
  await Promise.all(robots.map((robot) => robot.endAsync(true)));
  streams.forEach(({ close }) => close());

  // First: of a server that is slow anyway, the control would say nothing.
  expect(p99, figures).toBeLessThan(P99_MS);
  expect(stopped).toBeGreaterThan(P99_MS);
  expect(most, figures).toBeLessThan(MEMORY_MB);
  show(context, {
    name: 'Load',
    measured: `${PER_SECOND} requests a second for ${SECONDS} s with ${ROBOTS} robots and ${STREAMS} streams: ${figures}`,
    control: `calls without a session: all ${refused.errors.length} errors noticed; a server that stops for ${STOP_MS / 1_000} s: p99 ${Math.round(stopped)} ms noticed`,
    cases: Math.floor(SECONDS / 60),
  });
});

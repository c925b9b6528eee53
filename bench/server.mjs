import { join } from 'node:path';
import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import { createMockBackend } from '@chatdeck/sdk/testing';
import { figuresOf, interleave } from './lib/figures.mjs';
import { builtServer } from './server/built-server.mjs';
import { friendsFrom } from './server/friends.mjs';
import { startProcess } from './server/process.mjs';
import { robotAt } from './server/robot.mjs';

const FLOOR = join(import.meta.dirname, 'server/floor-server.mjs');
/** Calls in one repetition, so many that a tick of the clock of a process, 10 ms, is little of what they take. */
const CALLS = 1_000;
const FRIENDS = 20_000;
const BATCH = 500;
const PAGE = 20;

async function ok(response) {
  const body = await response.json();
  if (response.status !== 200 || ![0, 200].includes(body.code))
    throw new Error(JSON.stringify(body).slice(0, 200));
  return body;
}

/** An account with a long list of friends, and what is called on it. */
async function openAccount(url) {
  const { account } = createChatdeckClient({ baseUrl: url });
  const login = { email: 'bench@example.com', password: 'correct horse battery' };
  unwrap(await account.signUp({ name: 'bench', ...login }));
  const { token } = unwrap(await account.login(login));
  const client = createChatdeckClient({ baseUrl: url, auth: { getToken: () => token } });
  const robot = robotAt(url, unwrap(await client.openApi.credentials()));
  for (let from = 0; from < FRIENDS; from += BATCH) {
    await ok(await robot.post('/wechat/friend', { friend: friendsFrom(from, BATCH) }));
  }
  const { config } = createMockBackend().state;
  unwrap(await client.robot.config.save({ config, baseVersion: 0 }));
  const get = async (path) => fetch(url + path, { headers: { authorization: token } });
  const friends = (query) => get(`/v1/api/wechat/friend?${new URLSearchParams(query)}`);
  return {
    robot,
    calls: {
      config: () => get('/v1/api/wechat/config'),
      robotConfig: () => robot.get('/wechat/config'),
      firstPage: () => friends({ current: 1, pageSize: PAGE }),
      lastPage: () => friends({ current: FRIENDS / PAGE, pageSize: PAGE }),
      search: () => friends({ current: 1, pageSize: PAGE, name: '19997' }),
    },
  };
}

/** CPU of a process per call, in ms. */
async function cpuPerCall({ cpuMs }, call, times) {
  const before = cpuMs();
  for (let time = 0; time < times; time++) await (await call()).arrayBuffer();
  return (cpuMs() - before) / times;
}

/** The same answers from memory. */
async function floorOf(floor, name, call) {
  const answer = await ok(await call());
  const path = `${floor.url}/answer/${name}`;
  await fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  });
  return () => fetch(`${floor.url}/${name}`);
}

const GOALS = [
  ['config', 'read the config', 1.3],
  ['robotConfig', "the robot's signed call for its config", 1.6],
].map(([measure, name, goal]) => ({ name, unit: 'ms', measure, against: 'fastify', goal }));

const OWN_GOALS = [
  {
    name: `the last page of ${FRIENDS} friends`,
    measure: 'lastPage',
    theirs: 'firstPage',
    against: 'first page',
    goal: 1.3,
  },
  {
    name: `search ${FRIENDS} friends by a part of the name`,
    measure: 'search',
    theirs: 'firstPage',
    against: 'first page',
    goal: 2,
  },
].map((goal) => ({ ...goal, unit: 'ms' }));

/** CPU of a call on the embedded database beside fastify with the answer in memory, and how long a start takes. */
export async function measureServer(repetitions) {
  const place = await builtServer('server');
  let server = await place.start();
  const floor = await startProcess(FLOOR);
  try {
    const { robot, calls } = await openAccount(server.url);
    const floors = {
      config: await floorOf(floor, 'config', calls.config),
      robotConfig: await floorOf(floor, 'robotConfig', calls.robotConfig),
    };
    const measure = async (where, named) =>
      Object.fromEntries(
        await inTurn(Object.entries(named), async ([name, call]) => [
          name,
          await cpuPerCall(where, call, CALLS),
        ]),
      );
    const results = await interleave(['ours', 'fastify'], repetitions, (one) =>
      one === 'ours' ? measure(server, calls) : measure(floor, floors),
    );
    const batches = await interleave(['ours'], repetitions, async () => ({
      batch: await cpuPerCall(
        server,
        () => robot.post('/wechat/friend', { friend: friendsFrom(0, BATCH) }),
        20,
      ),
    }));
    await server.stop();
    const starts = await interleave(['ours'], repetitions, async () => {
      server = await place.start();
      await server.stop();
      return { ready: server.readyMs / 1_000 };
    });
    return [
      ...figuresOf(results, GOALS),
      ...figuresOf({ ...results, 'first page': results.ours }, OWN_GOALS),
      ...figuresOf(batches, [
        {
          name: `a robot's batch of ${BATCH} known friends`,
          unit: 'ms',
          measure: 'batch',
          goal: 60,
        },
      ]),
      ...figuresOf(starts, [
        { name: 'start to ready, on an existing folder', unit: 's', measure: 'ready', goal: 1.5 },
      ]),
    ];
  } finally {
    await floor.stop();
    await server.stop();
    await place.remove();
  }
}

/** One after another. */
async function inTurn(items, work) {
  const done = [];
  for (const item of items) done.push(await work(item));
  return done;
}

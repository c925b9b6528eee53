import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { CUSTOM_ROUTES } from '@chatdeck/sdk/operator';
import { isJsonObject, type JsonObject } from '@chatdeck/sdk/rules';
import { eq, sql } from 'drizzle-orm';
import { expect, it, inject, onTestFinished } from 'vitest';
import { robotItems } from '#database/schema/index.ts';
import { startBackend, useServer } from '#testing/test-server.ts';
import { grouped, show } from '../../guarantee';
import { openAccount, type Account } from '../../account';
import { seeded } from '../../seeded';
import { CONFIG, DIALOGUE, FEED, spoiled, TASK } from './stored-documents';

const TRIAL = new URL('../../../../../../fixtures/robot/filter-trial.mjs', import.meta.url);
/** Distinguishes an answer from what libraries print to the same stream. */
const MARKER = '@thrown ';

/** What a robot loads. */
interface Served {
  readonly config: string;
  readonly dialogues: readonly object[];
  readonly feeds: readonly object[];
  readonly tasks: readonly object[];
}

/** Runs the plugin's own filters in a separate process; returns what they throw for something that is served. */
async function startFilters(): Promise<(served: Served) => Promise<string[]>> {
  const home = await mkdtemp(join(inject('scratch'), 'filters-'));
  // The flags of the test runner must not reach the plugin.
  const env = { ...process.env, ROBOT_HOME: home, NODE_OPTIONS: '' };
  const filters = spawn(process.execPath, [fileURLToPath(TRIAL)], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void filters.kill('SIGKILL'));
  const lines = createInterface({ input: filters.stdout })[Symbol.asyncIterator]();

  async function nextAnswer(): Promise<string[]> {
    const line: IteratorResult<string, undefined> = await lines.next();
    if (line.value === undefined) throw new Error('The filters ended');
    if (!line.value.startsWith(MARKER)) return nextAnswer();
    return z.parse(z.array(z.string()), JSON.parse(line.value.slice(MARKER.length)));
  }

  await nextAnswer();
  return (served) => {
    filters.stdin.write(`${JSON.stringify(served)}\n`);
    return nextAnswer();
  };
}

const server = useServer({}, startBackend);
/** Each number from here on makes one document; a failure reports its number. */
const FIRST_SEED = 0;
const DOCUMENTS = 1_000;
const RAW_DOCUMENTS = 60;
/** For one document in this many, the calls of the robot are compared with what the services below them return. */
const ASKED_EVERY = 20;

/** A config, a dialogue, a task and a feed as they may have been stored. */
function documentOf(seed: number) {
  const random = seeded(seed);
  const share = 0.02 + random() * 0.1;
  const item = (value: JsonObject): JsonObject => {
    const made = spoiled(value, random, share);
    return isJsonObject(made) ? made : {};
  };
  return { config: item(CONFIG), dialogue: item(DIALOGUE), task: item(TASK), feed: item(FEED) };
}

type Document = ReturnType<typeof documentOf>;

/** Writes a document into the database as it is; the service below the call does not validate configs. */
async function store(userId: string, { config, dialogue, task, feed }: Document, version: number) {
  const { db, services } = server;
  await services.config.save(userId, JSON.stringify(config), version);
  const { kind } = robotItems;
  const item = sql`case ${kind} when 'dialogue' then ${JSON.stringify(dialogue)}::jsonb
    when 'rss' then ${JSON.stringify(feed)}::jsonb else ${JSON.stringify(task)}::jsonb end`;
  await db.update(robotItems).set({ item }).where(eq(robotItems.userId, userId));
}

/** What the robot of the account gets when it calls. */
async function ask({ robot }: Account): Promise<Served> {
  const [config, dialogues, feeds, tasks] = await Promise.all([
    robot.get<{ config: string }>('/wechat/config'),
    robot.get<object[]>('/gpt/config'),
    robot.get<object[]>('/rss/config'),
    robot.get<object[]>('/user/task'),
  ]);
  const codes = [config, dialogues, feeds, tasks].map(({ code }) => code);
  expect(codes).toEqual([200, 200, 200, 200]);
  return {
    config: config.data.config,
    dialogues: dialogues.data,
    feeds: feeds.data,
    tasks: tasks.data,
  };
}

/** The same without the calls: signatures and rights are the same for every document and most of the work of a call. */
async function serve(userId: string): Promise<Served> {
  const { config, dialogue, rss, batchTask, saying } = server.services;
  const [served, dialogues, feeds, tasks, sayings] = await Promise.all([
    config.serve(userId, 'http://localhost:80'),
    dialogue.forRobot(userId),
    rss.forRobot(userId),
    batchTask.forRobot(userId),
    saying.tasks(userId),
  ]);
  return { config: served, dialogues, feeds, tasks: [...tasks, ...sayings] };
}

/** The same document, passed to a robot as it is stored. */
function unchanged(userId: string, { config, dialogue, task, feed }: Document): Served {
  const raw = { ...config, id: 1, userInfo: { userId, name: 'n', role: 'vip' } };
  return {
    config: JSON.stringify(raw),
    dialogues: [{ ...dialogue, id: '1', usedNum: 0 }],
    feeds: [{ ...feed, id: '2' }],
    tasks: [{ ...task, id: '3' }],
  };
}

it('The plugin throws over nothing that is served, whatever is stored', async (context) => {
  const account = await openAccount(server, {
    role: 'vip',
    customRoutes: CUSTOM_ROUTES.map(({ value }) => value),
  });
  const { userId } = account;
  await server.services.group.receive(userId, 'robot', [{ wxid: 'r1', topic: '读书会' }]);
  await server.services.contact.receive(userId, 'robot', [{ wxid: 'f1', name: '林知远' }]);
  const kinds = ['dialogue', 'batchTask', 'rss'] as const;
  await server.db.insert(robotItems).values(kinds.map((kind) => ({ userId, kind, item: {} })));
  const thrownOver = await startFilters();

  const failures: { readonly seed: number; readonly thrown: readonly string[] }[] = [];
  // The next document is stored and served while the filters process this one.
  let filtered = Promise.resolve();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + DOCUMENTS; seed += 1) {
    await store(userId, documentOf(seed), seed - FIRST_SEED);
    const served = await serve(userId);
    if (seed % ASKED_EVERY === 0) expect(await ask(account)).toEqual(served);
    await filtered;
    filtered = thrownOver(served).then((thrown) => {
      if (thrown.length > 0) failures.push({ seed, thrown });
    });
  }
  await filtered;
  expect(failures.slice(0, 12)).toEqual([]);

  let harmed = 0;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RAW_DOCUMENTS; seed += 1) {
    const thrown = await thrownOver(unchanged(userId, documentOf(seed)));
    if (thrown.length > 0) harmed += 1;
  }
  expect(harmed).toBeGreaterThan(RAW_DOCUMENTS / 2);
  show(context, {
    name: 'Whatever is stored',
    measured: `the plugin's own filters throw over ${failures.length} of ${grouped(DOCUMENTS)} stored documents as they are served (seeds from ${FIRST_SEED})`,
    control: `over ${harmed} of ${RAW_DOCUMENTS} of them as they are stored`,
  });
}, 600_000);

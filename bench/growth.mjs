import { clientWithAnswer } from './client/measure.mjs';
import { readWeek } from './cron.mjs';
import { openServer } from './database/open-server.mjs';
import { timeTurns } from './database/time.mjs';
import { batchWork, contactsWork, massSendWork } from './database/work.mjs';
import { growthFigure } from './growth/slope.mjs';
import { interleave } from './lib/figures.mjs';
import { measureNames } from './picker.mjs';
import { measureRows } from './table.mjs';

const NAMES = [1_000, 10_000, 100_000];
const SCHEDULES = [20, 200, 2_000];
const ANSWERS = [100, 1_000, 10_000];
const FRIENDS = [500, 5_000, 50_000];
/** A robot sends no longer batch. */
const BATCHES = [5, 50, 500];
const TARGETS = [50, 500, 5_000];

/** The figures of costs by what each count took in each repetition, with a time for each measure. */
const figuresOfCounts = (plot, unit, counts, results, names) =>
  Object.entries(names).map(([measure, name]) =>
    growthFigure(
      { name, plot, unit, counts },
      results[counts[0]].map((_, repetition) =>
        counts.map((count) => results[count][repetition][measure]),
      ),
    ),
  );

/** How costs in the browser grow from some work to a hundred times as much. */
export async function measureBrowserGrowth(stage, repetitions) {
  const measure = async (measureOurs) =>
    interleave(NAMES, repetitions, (count) => measureOurs(stage, 'ours', Number(count)));
  const [picker, table] = [await measure(measureNames), await measure(measureRows)];
  return [
    ...figuresOfCounts('browser', 'names', NAMES, picker, { keystroke: 'picker: one key' }),
    ...figuresOfCounts('browser', 'rows', NAMES, table, {
      mount: 'table: mount',
      sort: 'table: sort by a column',
    }),
  ];
}

const nothing = () => undefined;
/** The processor time of some work in this process. */
const cpuOf = (run) => timeTurns({ isEmbedded: true }, { times: 20, make: nothing, run });

/** The same in the SDK. */
export async function measureSdkGrowth(repetitions) {
  const weeks = await interleave(SCHEDULES, repetitions, async (count) => ({
    week: await cpuOf(() => readWeek(Number(count))),
  }));
  const clients = new Map(ANSWERS.map((count) => [String(count), clientWithAnswer(count).client]));
  const checks = await interleave(ANSWERS, repetitions, async (count) => ({
    check: await cpuOf(() => clients.get(String(count)).contact.list()),
  }));
  return [
    ...figuresOfCounts('sdk', 'schedules', SCHEDULES, weeks, { week: 'a week of schedules' }),
    ...figuresOfCounts('sdk', 'friends', ANSWERS, checks, {
      check: 'reading and checking an answer',
    }),
  ];
}

/** The same on the server with its embedded database. */
export async function measureServerGrowth(repetitions) {
  const server = await openServer();
  try {
    const lists = {};
    for (const count of FRIENDS) {
      const { page, search } = await contactsWork(server, count);
      lists[count] = { page: page.ours, search: search.ours };
    }
    const batches = {};
    for (const count of BATCHES) batches[count] = { batch: (await batchWork(server, count)).ours };
    const sends = {};
    const closes = [];
    for (const count of TARGETS) {
      const { ours, close } = await massSendWork(server, count);
      closes.push(close);
      sends[count] = { send: ours };
    }
    const timeAll = (works) =>
      interleave(Object.keys(works), repetitions, async (count) => {
        const run = {};
        for (const [name, turns] of Object.entries(works[count])) {
          run[name] = await timeTurns(server, turns);
        }
        return run;
      });
    const ofLists = await timeAll(lists);
    const ofBatches = await timeAll(batches);
    const ofSends = await timeAll(sends);
    for (const close of closes) await close();
    return [
      ...figuresOfCounts('server', 'friends', FRIENDS, ofLists, {
        page: 'first page of friends',
        search: 'search among friends',
      }),
      ...figuresOfCounts('server', 'rows', BATCHES, ofBatches, {
        batch: "a robot's batch of friends",
      }),
      ...figuresOfCounts('server', 'targets', TARGETS, ofSends, { send: 'accepting a mass send' }),
    ];
  } finally {
    await server.close();
  }
}

import { costOfCheck } from './client/measure.mjs';
import { readWeek, timed } from './cron.mjs';
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
const ROBOT_ROWS = [50, 500, 5_000];

/** How each cost grows from its work to a hundred times as much. */
export async function measureGrowth(stage, repetitions) {
  return [
    ...(await ofBrowser(stage, repetitions)),
    ...(await ofSdk(repetitions)),
    ...(await ofServer(repetitions)),
  ];
}

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

async function ofBrowser(stage, repetitions) {
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

async function ofSdk(repetitions) {
  const weeks = await interleave(SCHEDULES, repetitions, async (count) => ({
    week: await timed(() => readWeek(Number(count))),
  }));
  const checks = {};
  for (const count of ANSWERS) checks[count] = (await costOfCheck(repetitions, count)).ours;
  return [
    ...figuresOfCounts('sdk', 'schedules', SCHEDULES, weeks, { week: 'a week of schedules' }),
    ...figuresOfCounts('sdk', 'friends', ANSWERS, checks, { ms: 'checking an answer' }),
  ];
}

async function ofServer(repetitions) {
  const server = await openServer();
  try {
    const lists = {};
    for (const count of FRIENDS) {
      const { page, search } = await contactsWork(server, count);
      lists[count] = { page: page.ours, search: search.ours };
    }
    const robots = {};
    const closes = [];
    for (const count of ROBOT_ROWS) {
      const send = await massSendWork(server, count);
      closes.push(send.close);
      robots[count] = { batch: (await batchWork(server, count)).ours, send: send.ours };
    }
    const timeAll = (works) =>
      interleave(Object.keys(works), repetitions, async (count) => {
        const run = {};
        for (const [name, turns] of Object.entries(works[count])) {
          run[name] = await timeTurns(server, turns);
        }
        return run;
      });
    const [ofLists, ofRobots] = [await timeAll(lists), await timeAll(robots)];
    for (const close of closes) await close();
    return [
      ...figuresOfCounts('server', 'friends', FRIENDS, ofLists, {
        page: 'first page of friends',
        search: 'search among friends',
      }),
      ...figuresOfCounts('server', 'rows', ROBOT_ROWS, ofRobots, {
        batch: "a robot's batch of friends",
        send: 'accepting a mass send',
      }),
    ];
  } finally {
    await server.close();
  }
}

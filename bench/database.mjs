import { startPostgres } from '../scripts/postgresql-server.mjs';
import { openServer } from './database/open-server.mjs';
import {
  batchWork,
  configWork,
  contactsWork,
  libraryWork,
  massSendWork,
  signedWork,
} from './database/work.mjs';
import { timeStatements, timeTurns } from './database/time.mjs';
import { figuresOf, interleave } from './lib/figures.mjs';

const MATERIALS = 100_000;
const CONTACTS = 50_000;
const TARGETS = 5_000;
const BATCH = 500;
/** Where the pages of a library are, from its start to its end. */
const PARTS = [0, 0.25, 0.5, 0.75, 1];

const number = (count) => count.toLocaleString('en');
const GOALS = [
  {
    name: `the slowest of ${PARTS.length - 1} pages of ${number(MATERIALS)} materials`,
    measure: 'page',
    theirs: 'firstPage',
    against: 'first page',
    goal: 1.3,
  },
  {
    name: `search ${number(CONTACTS)} friends by a part of the name`,
    measure: 'search',
    against: 'prefix in an index',
    goal: 2,
  },
  { name: 'save the config', measure: 'config', against: 'one update', goal: 1.5 },
  {
    name: `accept a mass send to ${number(TARGETS)} targets`,
    measure: 'send',
    against: 'one insert',
    goal: 1.5,
  },
  {
    name: `a robot's batch of ${BATCH} known friends`,
    measure: 'batch',
    against: 'one upsert',
    goal: 1.5,
  },
];

/**
 * What of each call its own statements are, without a goal: how much of a miss above is what the call has to read, check
 * and note, and how much is the server's.
 */
const CALLS = {
  search: `search ${number(CONTACTS)} friends by a part of the name`,
  config: 'save the config',
  send: `accept a mass send to ${number(TARGETS)} targets`,
  batch: `a robot's batch of ${BATCH} known friends`,
  signed: "a robot's signed call for its config",
};

/** The work of the server beside its statement alone, on the embedded database and on a PostgreSQL. */
export async function measureDatabase(repetitions) {
  const embedded = await measureOn(undefined, 'embedded', repetitions);
  const postgres = await startPostgres();
  try {
    return [...embedded, ...(await measureOn(postgres.url, 'PostgreSQL', repetitions))];
  } finally {
    postgres.remove();
  }
}

async function measureOn(url, database, repetitions) {
  const server = await openServer(url);
  try {
    const pages = await libraryWork(server, MATERIALS, PARTS);
    const { search } = await contactsWork(server, CONTACTS);
    const config = await configWork(server);
    const send = await massSendWork(server, TARGETS);
    const batch = await batchWork(server, BATCH);
    const works = { search, config, send, batch };
    const calls = { ...works, signed: await signedWork(server) };
    const results = await interleave(['ours', 'floor'], repetitions, async (one) => {
      const run = {};
      for (const [name, work] of Object.entries(works))
        run[name] = await timeTurns(server, work[one]);
      return one === 'ours' ? { ...run, ...(await timePages(server, pages)) } : run;
    });
    const parts = await interleave(['ours'], repetitions, () => timeCalls(server, calls));
    await send.close();
    const named = {
      ours: results.ours,
      'first page': results.ours,
      ...Object.fromEntries(GOALS.slice(1).map(({ against }) => [against, results.floor])),
    };
    const figures = figuresOf(named, GOALS.map(timed));
    const own = Object.entries(CALLS).flatMap(([call, name]) => {
      const { statements } = parts.ours[0][call];
      const against = statements === 1 ? 'its statement' : `its ${statements} statements`;
      const runs = parts.ours.map((run) => run[call]);
      return figuresOf({ ours: runs, [against]: runs }, [
        timed({ name, measure: 'all', theirs: 'ms', against }),
      ]);
    });
    return [...figures, ...own].map((figure) => ({
      ...figure,
      name: `${database}: ${figure.name}`,
    }));
  } finally {
    await server.close();
  }
}

const timed = (goal) => ({ ...goal, unit: 'ms' });

/** What each call takes in all, and its statements. */
async function timeCalls(server, calls) {
  const run = {};
  for (const [name, { ours }] of Object.entries(calls))
    run[name] = { all: await timeTurns(server, ours), ...(await timeStatements(server, ours)) };
  return run;
}

/** The first page, and the slowest of the others. */
async function timePages(server, pages) {
  const taken = [];
  for (const page of pages) taken.push(await timeTurns(server, page.ours));
  const [firstPage, ...others] = taken;
  return { firstPage, page: Math.max(...others) };
}

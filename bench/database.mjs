import { startPostgres } from '../scripts/postgresql-server.mjs';
import { openServer } from './database/open-server.mjs';
import {
  batchWork,
  configWork,
  contactsWork,
  libraryWork,
  massSendWork,
} from './database/work.mjs';
import { timeTurns } from './database/time.mjs';
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
    const results = await interleave(['ours', 'floor'], repetitions, async (one) => {
      const run = {};
      for (const [name, work] of Object.entries(works))
        run[name] = await timeTurns(server, work[one]);
      return one === 'ours' ? { ...run, ...(await timePages(server, pages)) } : run;
    });
    await send.close();
    const named = {
      ours: results.ours,
      'first page': results.ours,
      ...Object.fromEntries(GOALS.slice(1).map(({ against }) => [against, results.floor])),
    };
    return figuresOf(
      named,
      GOALS.map((goal) => ({ ...goal, name: `${database}: ${goal.name}`, unit: 'ms' })),
    );
  } finally {
    await server.close();
  }
}

/** The first page, and the slowest of the others. */
async function timePages(server, pages) {
  const taken = [];
  for (const page of pages) taken.push(await timeTurns(server, page.ours));
  const [firstPage, ...others] = taken;
  return { firstPage, page: Math.max(...others) };
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const guarantees = (filters) => (report) => `node scripts/test/guarantees.mjs ${report} ${filters}`;
const vitest = (filters) => (report) =>
  `vitest run ${filters} --reporter=default --reporter=json --outputFile.json=${report}`;
/** The files that only the gauntlet runs. */
const gauntlet = (filters) => (report) =>
  `vitest run --root apps/server --config vitest.gauntlet.config.ts ${filters} --reporter=default --reporter=json --outputFile.json=${resolve(report)}`;
/** A file of the end-to-end tests; a trace of hours would be all that the machine does. */
const endToEnd = (file) => (report) =>
  `PLAYWRIGHT_JSON_OUTPUT_FILE=${report} playwright test --config e2e/playwright.config.ts --trace=off ${file}`;
const bySeed = (seed) => ({ GUARANTEES_SEED: seed });

const JOURNAL = join(import.meta.dirname, '../../apps/server/drizzle/meta/_journal.json');
/** All but the last, which the tables are of now. */
const EARLIER_VERSIONS = JSON.parse(readFileSync(JOURNAL, 'utf8')).entries.length - 1;

const BAD_INPUT_SCALE = 2;
const SIMULATED_CASES = 500;
const INTERLEAVINGS = 500;
const INTERLEAVINGS_IN_CONSOLE = 500;
const SCRIPT_PAYLOADS = 150;
const SCRIPT_PAYLOADS_OF_A_ROUND = 10;
const LOAD_MINUTES = 10;
const PAYMENT_HISTORIES = 500;

/**
 * The long runs, each a measurement of the tests that is repeated in rounds until it has counted enough cases. `goal` is
 * the number of these, `of` names them; `command` writes its report to the file that it gets, and `env` gives it the
 * seed of the round, unless every round does the same (`isSeeded`). A round counts the cases that its measurements report, or `cases` where those are given by `env`;
 * `control` says what found something to find, where no measurement does.
 */
export const RUNS = {
  kills: {
    about: '`kill -9` of a server under writers and in the middle of a mass send',
    goal: 600,
    of: 'kills',
    command: guarantees('durability/durability sending/sending -t "kill -9|nobody twice"'),
    env: bySeed,
  },
  postgresql: {
    about: 'restarts of PostgreSQL under two instances and their writers',
    goal: 100,
    of: 'restarts',
    command: guarantees('durability/database-restarts -t "without a loss"'),
    env: bySeed,
  },
  mqtt: {
    about: 'restarts of the MQTT cluster, with a save in each',
    goal: 100,
    of: 'restarts',
    command: guarantees('durability/broker-restarts'),
    isSeeded: false,
    env: () => ({}),
  },
  mosquitto: {
    about: 'restarts of Mosquitto under five writers and their robots',
    goal: 100,
    of: 'restarts',
    command: guarantees('durability/mosquitto-restarts'),
    env: bySeed,
  },
  'bad-input': {
    about: 'bad requests to every route of the server',
    goal: 1_000_000,
    of: 'requests',
    command: guarantees('bad-input/bad-input'),
    env: (seed) => ({ ...bySeed(seed), BAD_INPUT_SCALE: String(BAD_INPUT_SCALE) }),
  },
  forged: {
    about: 'forged and replayed calls of a robot and of the open API',
    goal: 10_000,
    of: 'calls',
    command: guarantees('hostile/forged'),
    env: bySeed,
  },
  upgrade: {
    about: 'upgrades from each earlier version of the database, with rows in every table',
    goal: EARLIER_VERSIONS,
    isWhole: true,
    of: 'versions',
    command: guarantees('upgrade/upgrade'),
    isSeeded: false,
    env: () => ({ UPGRADE_STARTS: 'all' }),
  },
  release: {
    about:
      'upgrades of the last release: its program is built, makes the demo account and is killed; then this one reads it',
    goal: 2,
    isWhole: true,
    of: 'databases',
    command: (report) => `node scripts/gauntlet/last-release.mjs ${gauntlet('release')(report)}`,
    isSeeded: false,
    env: () => ({}),
  },
  payments: {
    about: 'histories of orders and notifications of the payment gateway',
    goal: 10_000,
    of: 'histories',
    cases: PAYMENT_HISTORIES,
    control: 'a gateway that believes every notification is found out',
    command: vitest('--project server order-history'),
    env: (seed) => ({ PAYMENT_HISTORIES: String(PAYMENT_HISTORIES), PAYMENT_SEED: seed }),
  },
  interleavings: {
    about:
      'double clicks, late answers, failures, expired sessions and leaving while a form is sent',
    goal: 5_000,
    of: 'interleavings',
    command: (report) => `node scripts/test/bad-input.mjs ${report} interleavings`,
    env: (seed) => ({ INTERLEAVING_CASES: String(INTERLEAVINGS), INTERLEAVING_SEED: seed }),
  },
  'interleavings-in-console': {
    about:
      'the same in four forms of the built console, in a browser, with the real server behind late answers',
    goal: 5_000,
    of: 'interleavings',
    command: endToEnd('console/interleavings --workers=2 --fully-parallel'),
    env: (seed) => ({
      INTERLEAVING_CASES: String(INTERLEAVINGS_IN_CONSOLE),
      INTERLEAVING_SERVERS: '2',
      INTERLEAVING_SEED: seed,
    }),
  },
  faults: {
    about:
      'every exported component under each of 14 faults of the server, when it loads first and later',
    goal: 1,
    of: 'runs of all',
    cases: 1,
    control: 'none: each component is looked at for its notice, its way to retry and its content',
    command: (report) => `node scripts/test/bad-input.mjs ${report} catalogue/faults`,
    isSeeded: false,
    env: () => ({ SERVER_FAULTS: 'all' }),
  },
  scripts: {
    about: 'texts that would run a script, each in every text and field of every component',
    goal: SCRIPT_PAYLOADS,
    of: 'texts',
    command: vitest('--config scripts/test/layout/vitest.config.mjs script-payloads'),
    env: (seed) => ({ SCRIPT_STARTS: String(SCRIPT_PAYLOADS_OF_A_ROUND), SCRIPT_SEED: seed }),
  },
  'scripts-in-console': {
    about:
      'the same on every page of the built console: each is the first that the server answers with, and is typed into every field',
    goal: SCRIPT_PAYLOADS,
    of: 'texts',
    command: endToEnd('console/script-payloads'),
    env: (seed) => ({ SCRIPT_STARTS: String(SCRIPT_PAYLOADS_OF_A_ROUND), SCRIPT_SEED: seed }),
  },
  load: {
    about:
      '200 requests a second with 500 robots and 200 streams, ten minutes without a break: p99 under 100 ms, no errors, under 700 MB',
    goal: LOAD_MINUTES,
    isWhole: true,
    of: 'minutes',
    command: gauntlet('load'),
    env: (seed) => ({ ...bySeed(seed), LOAD_SECONDS: String(LOAD_MINUTES * 60) }),
  },
  schedules: {
    about:
      'a day of a simulated clock with a change to summer time and a restart: memberships, deletions and mails about lost robots (what a robot sends on schedule, it runs itself)',
    goal: 5_000,
    of: 'schedules',
    command: gauntlet('schedules'),
    env: bySeed,
  },
  simulator: {
    about: 'configs and messages, by `simulate` and by the unmodified robot plugin',
    goal: SIMULATED_CASES,
    of: 'cases',
    cases: SIMULATED_CASES,
    control: 'altered stages of the simulation are found out',
    command: vitest('--project sdk simulation-differential --disable-console-intercept'),
    env: (seed) => ({ SIMULATOR_CASES: String(SIMULATED_CASES), SIMULATOR_SEED: seed }),
  },
  hosts: {
    about: 'the examples of every framework, built with the packed packages, in a browser',
    goal: 1,
    of: 'builds of all',
    cases: 1,
    control: 'none: each example is looked at for what it must show',
    command: () =>
      'turbo run build --filter=@chatdeck/ui --output-logs=errors-only && playwright test --config e2e/hosts/playwright.config.ts',
    isSeeded: false,
    env: () => ({}),
  },
};

/**
 * `npm run gauntlet -- NAME [--rounds=N] [--seed=N]`: a long run of generated cases, with a control that has to be found
 * out. It goes on where it was interrupted, and records what it has counted in `docs/gauntlet.json` and
 * `docs/reliability.md`. With a seed it repeats one round, and records nothing.
 */
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PAGE, readRecord, RECORD, writeRecord } from './record.mjs';
import { countedIn, runRounds } from './rounds.mjs';
import { RUNS } from './runs.mjs';

const REPORTS = 'test-results';
/** The exit code of a command that lacks what it needs. */
const CANNOT_BEGIN = 2;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, rounds: { type: 'string' } },
});
const [name = ''] = positionals;
const run = Object.hasOwn(RUNS, name) ? RUNS[name] : undefined;
const isNumber = (text) => text === undefined || /^\d+$/.test(text);
if (!run || !isNumber(values.seed) || !isNumber(values.rounds)) {
  console.error('Which run? npm run gauntlet -- NAME [--rounds=N] [--seed=N], with whole numbers');
  for (const [known, { about, goal, of }] of Object.entries(RUNS)) {
    console.error(`  ${known}: ${goal.toLocaleString('en')} ${of}: ${about}`);
  }
  process.exit(CANNOT_BEGIN);
}

/** Runs one round; returns what it counted, or undefined if it failed. */
function runRound(seed) {
  console.log(`${name}: ${run.about}; seed ${seed}`);
  const report = `${REPORTS}/gauntlet-${name}.json`;
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const env = { ...process.env, ...run.env(String(seed)) };
  const { status } = spawnSync(run.command(report), { shell: true, stdio: 'inherit', env });
  // What could not begin has said why, and failed at nothing.
  if (status === CANNOT_BEGIN) process.exit(status);
  if (status !== 0) return undefined;
  return countedIn(run, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);
}

/** The state of the code, with a mark where it was changed; what earlier runs have recorded is no change of it. */
function currentCommit() {
  const git = (args) => execSync(`git ${args}`, { encoding: 'utf8' }).trim();
  const changed = git(`status --porcelain -- . ":!${RECORD}" ":!${PAGE}"`);
  return git('rev-parse --short=8 HEAD') + (changed === '' ? '' : ', changed');
}
const progress = ({ cases }) =>
  `${name}: ${cases.toLocaleString('en')} of ${run.goal.toLocaleString('en')} ${run.of}`;

async function save(state) {
  console.log(progress(state));
  const date = new Date().toISOString().slice(0, 10);
  await writeRecord(name, { ...state, date, commit: currentCommit() });
}

const failed =
  values.seed === undefined
    ? await runRounds({
        run,
        begun: readRecord()[name],
        most: values.rounds === undefined ? undefined : Number(values.rounds),
        runRound,
        save,
      })
    : runRound(Number(values.seed)) === undefined
      ? values.seed
      : undefined;
if (failed === undefined) console.log(`${name}: passed`);
else console.log(`${name}: failed; npm run gauntlet -- ${name} --seed=${failed} repeats it`);
process.exit(failed === undefined ? 0 : 1);

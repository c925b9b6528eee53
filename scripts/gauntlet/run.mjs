/**
 * `npm run gauntlet -- NAME [--seed=N]`: a long run of generated cases, each beside what it has to agree with and a
 * control that has to disagree. The seed is printed: the same one makes the same cases.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** Each run: what it compares, its command, and how it gets the seed. */
const RUNS = {
  simulator: {
    about: '500 configs and messages, by `simulate` and by the unmodified robot plugin',
    command: 'vitest run --project sdk simulation-differential --disable-console-intercept',
    env: (seed) => ({ SIMULATOR_CASES: '500', SIMULATOR_SEED: seed }),
  },
  hosts: {
    about: 'the examples of every framework, built with the packed packages, in a browser',
    command:
      'turbo run build --filter=@chatdeck/ui --output-logs=errors-only && playwright test --config e2e/hosts/playwright.config.ts',
    env: () => ({}),
  },
};

/** Small enough that each case after it has a number of its own. */
const HIGHEST_SEED = 1_000_000_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(Math.floor(Math.random() * HIGHEST_SEED)) } },
});
const [name = ''] = positionals;
const { seed } = values;
const run = Object.hasOwn(RUNS, name) ? RUNS[name] : undefined;
if (!run || !/^\d+$/.test(seed)) {
  console.error('Which run? npm run gauntlet -- NAME [--seed=N], with a whole number');
  for (const [known, { about }] of Object.entries(RUNS)) console.error(`  ${known}: ${about}`);
  process.exit(2);
}
console.log(`${name}: ${run.about}; seed ${seed}`);
const env = { ...process.env, ...run.env(seed) };
const { status } = spawnSync(run.command, { shell: true, stdio: 'inherit', env });
console.log(`${name}: ${status === 0 ? 'passed' : 'failed'} with --seed=${seed}`);
process.exit(status ?? 1);

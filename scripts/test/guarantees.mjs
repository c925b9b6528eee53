/**
 * Measures the server's guarantees: `node scripts/test/guarantees.mjs REPORT [FILTER ...]`. Ends with a line for
 * each: the count, and the same count for a deliberately weakened copy, which shows that a zero is meaningful.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { installRobot } from '../../fixtures/robot/install.mjs';
import { provideMosquitto } from '../mosquitto.mjs';
import { withPostgres } from '../postgresql-server.mjs';

const [report, ...filters] = process.argv.slice(2);
const ARGS = [
  'run',
  '--root',
  'apps/server',
  '--config',
  'vitest.guarantees.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${resolve(report)}`,
];

function printGuarantees() {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const guarantees = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta?.measured ?? []);
  console.log('\nGuarantees, measured, each with its positive control:');
  for (const { name, measured, control } of guarantees) {
    console.log(`  ${name}: ${measured} | control: ${control}`);
  }
}

if (!installRobot()) throw new Error('The robot could not be installed.');
provideMosquitto();
await withPostgres((url) => {
  const env = { ...process.env, GUARANTEES_DATABASE_URL: url };
  const { status } = spawnSync('vitest', [...ARGS, ...filters], { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
});
if (existsSync(report)) printGuarantees();

/**
 * Tests every exported component under server faults and nasty texts: `node scripts/test/bad-input.mjs REPORT [FILTER
 * ...]`. Runs are deterministic.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const [report, ...filters] = process.argv.slice(2);
const ARGS = [
  'run',
  '--root',
  'packages/ui',
  '--config',
  'vitest.bad-input.config.ts',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${resolve(report)}`,
];
const { status } = spawnSync('vitest', [...ARGS, ...filters], { stdio: 'inherit' });
process.exitCode = status ?? 1;

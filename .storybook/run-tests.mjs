/**
 * Tests every story of `storybook-static`: it renders, its play function passes, axe finds no violation, the console
 * is clean. `node .storybook/run-tests.mjs REPORT button.stories` tests only the matching files.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '../scripts/static-server.mjs';
import { SEEN_FILE } from './texts/seen-file.mjs';

const [report = 'test-results/stories.json', ...files] = process.argv.slice(2);

mkdirSync(path.dirname(report), { recursive: true });
rmSync(SEEN_FILE, { force: true });
const site = await serveFolder('storybook-static');
const runner = spawn(
  'npx',
  [
    'test-storybook',
    '--url',
    site.url,
    '--config-dir',
    '.storybook',
    '--failOnConsole',
    '--maxWorkers=2',
    '--json',
    '--outputFile',
    report,
    ...files,
  ],
  { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, TZ: 'Asia/Shanghai' } },
);
runner.on('exit', async (code) => {
  await site.stop();
  process.exit(code ?? 1);
});

import { spawnSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { npm, turbo } from './npm-programs.mjs';

afterEach(() => vi.unstubAllEnvs());

/** Runs a program where the system finds none by its name, as Windows finds no batch file. */
const run = ([command, args]) =>
  spawnSync(command, args, { env: { ...process.env, PATH: '' }, encoding: 'utf8' });

it('Turborepo starts without npx', () => {
  const { status, stdout } = run(turbo(['--version', '--no-update-notifier']));
  expect([status, stdout.trim()]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});

it('npm starts as the one that runs the script', () => {
  vi.stubEnv('npm_execpath', import.meta.filename);
  expect(npm(['run', 'dev'])).toEqual([process.execPath, [import.meta.filename, 'run', 'dev']]);
  vi.stubEnv('npm_execpath', undefined);
  expect(npm(['run', 'dev'])).toEqual(['npm', ['run', 'dev']]);
});

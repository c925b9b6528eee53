import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, 'watchdog.ts')).href;
const LIMIT_MS = 2_000;
const BEAT_MS = 100;

/** Runs a process with a watchdog whose event loop stands still for so long; returns how it ended and what it said. */
const standStill = (ms: number, before = '') =>
  new Promise<{ readonly signal: string | null; readonly said: string }>((resolve) => {
    const code = `
      const { startWatchdog } = await import(${JSON.stringify(MODULE)});
      ${before}
      const stop = startWatchdog(${LIMIT_MS}, ${BEAT_MS});
      await new Promise((start) => setTimeout(start, ${2 * BEAT_MS}));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});
      await stop();
    `;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
    execFile(process.execPath, args, (error, _, said) =>
      resolve({ signal: error?.signal ?? null, said }),
    );
  });

it('A process whose event loop stands still is ended, and says why', async () => {
  const { signal, said } = await standStill(60_000);
  expect(signal).toBe('SIGKILL');
  expect(said).toContain('has not moved for 2 s');
});

it('A process that is busy for a moment is left alone, and ends by itself', async () => {
  expect(await standStill(LIMIT_MS / 8)).toEqual({ signal: null, said: '' });
});

it('A process that a debugger may have stopped is left alone', async () => {
  const open = `const inspector = await import('node:inspector'); inspector.open(0);`;
  const { signal } = await standStill(2 * LIMIT_MS, open);
  expect(signal).toBeNull();
});

import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';
import * as z from 'zod/mini';

const TRIAL = new URL('../../../../../../fixtures/robot/filter-trial.mjs', import.meta.url);
/** Distinguishes an answer from what libraries print to the same stream. */
const MARKER = '@thrown ';

/** What a robot loads. */
export interface Served {
  readonly config: string;
  readonly dialogues: readonly object[];
  readonly feeds: readonly object[];
  readonly tasks: readonly object[];
}

/** Runs the plugin's own filters in a separate process; returns what they throw for something that is served. */
export async function startFilters(): Promise<(served: Served) => Promise<string[]>> {
  const home = await mkdtemp(join(inject('scratch'), 'filters-'));
  // The flags of the test runner must not reach the plugin.
  const env = { ...process.env, ROBOT_HOME: home, NODE_OPTIONS: '' };
  const filters = spawn(process.execPath, [fileURLToPath(TRIAL)], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void filters.kill('SIGKILL'));
  const lines = createInterface({ input: filters.stdout })[Symbol.asyncIterator]();

  async function nextAnswer(): Promise<string[]> {
    const line: IteratorResult<string, undefined> = await lines.next();
    if (line.value === undefined) throw new Error('The filters ended');
    if (!line.value.startsWith(MARKER)) return nextAnswer();
    return z.parse(z.array(z.string()), JSON.parse(line.value.slice(MARKER.length)));
  }

  await nextAnswer();
  return (served) => {
    filters.stdin.write(`${JSON.stringify(served)}\n`);
    return nextAnswer();
  };
}

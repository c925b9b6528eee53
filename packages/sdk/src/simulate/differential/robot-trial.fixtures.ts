/** Runs the unmodified plugin in a process of its own and reports what it sent and which services it called in a case. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Case } from './random-cases.fixtures';
import { PEOPLE, ROBOT, ROOMS } from './random-world.fixtures';

const TRIAL = new URL('../../../../../fixtures/robot/simulation-trial.mjs', import.meta.url);
/** Distinguishes an answer from what libraries print to the same stream. */
const MARKER = '@trial ';

/** What the plugin did with one message. */
export interface Observed {
  readonly sends: readonly unknown[];
  readonly asks: readonly unknown[];
}

export interface Trial {
  readonly run: (one: Case) => Promise<readonly Observed[]>;
  readonly stop: () => Promise<void>;
}

export async function startTrial(): Promise<Trial> {
  const home = await mkdtemp(join(tmpdir(), 'chatdeck-trial-'));
  // The flags of the test runner must not reach the plugin.
  const env = { ...process.env, ROBOT_HOME: home, NODE_OPTIONS: '', NODE_ENV: '' };
  const robot = spawn(process.execPath, [fileURLToPath(TRIAL)], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => robot.once('close', resolve));
  const lines = createInterface({ input: robot.stdout })[Symbol.asyncIterator]();

  async function nextAnswer(): Promise<readonly Observed[]> {
    const line: IteratorResult<string, undefined> = await lines.next();
    if (line.value === undefined) throw new Error('The robot ended');
    if (!line.value.startsWith(MARKER)) return nextAnswer();
    return JSON.parse(line.value.slice(MARKER.length)) as readonly Observed[];
  }

  const write = (value: object) => void robot.stdin.write(`${JSON.stringify(value)}\n`);
  write({ robot: ROBOT, people: PEOPLE, rooms: ROOMS });
  await nextAnswer();
  return {
    run: (one) => {
      write(one);
      return nextAnswer();
    },
    stop: async () => {
      robot.stdin.end();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

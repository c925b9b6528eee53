import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const READY_MS = 30_000;

/** A real server with its own data folder. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Everything that it printed, for error messages. */
  readonly output: readonly string[];
  /** Stops it gracefully and resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built server on free ports with an empty data folder and waits until it prints its URL. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chatdeck-e2e-'));
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      MQTT_PORT: '0',
      CHATDECK_DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const url = await addressOf(child, output);
  return {
    url,
    dataDir,
    output,
    stop: async () => {
      const code = await ended(child);
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Terminates the process; resolves with its exit code, also if it had exited before. */
function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

function addressOf(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output.join('\n')}`));
    const timer = setTimeout(() => fail('was not ready in time'), READY_MS);
    child.once('exit', (code) => fail(`ended with ${code}`));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
        if (!address) return;
        clearTimeout(timer);
        resolve(address);
      });
    }
  });
}

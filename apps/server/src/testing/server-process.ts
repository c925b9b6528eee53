import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A server that is not ready by then does not become so; its output says how far it came. */
const START_MS = 120_000;

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Everything that was printed. */
  readonly output: string;
}

/** Starts the server, or that in another folder, as a separate process, on free ports unless the settings name others. */
export async function startProcess(
  settings: Record<string, string>,
  program = inject('serverProgram'),
) {
  const child = spawn(process.execPath, [join(program, 'main.js')], {
    env: { ...process.env, PORT: '0', MQTT_PORT: '0', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<Exit>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, output })),
  );
  const isReady = new Promise<boolean>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Robots listen at')) resolve(true);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => resolve(false));
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  const isStarted = await isReady;
  clearTimeout(timer);
  return {
    isReady: isStarted,
    exited,
    pid: child.pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    output: () => output,
    /** The address that the server printed. */
    address: /ready at (\S+)/.exec(output)?.[1] ?? '',
    kill: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return exited;
    },
  };
}

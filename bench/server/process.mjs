import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A clock tick of Linux, in which it counts the time of a process. */
const TICK_MS = 10;

/** Starts a program that prints `ready at URL`; `readyMs` is how long that took. */
export async function startProcess(file, settings = {}) {
  const began = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /ready at (\S+)/.exec(output);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`${file} ended before it was ready:\n${output}`)));
  });
  return {
    url,
    pid: child.pid,
    readyMs: performance.now() - began,
    /** What the process computed so far, in ms of one core. */
    cpuMs: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

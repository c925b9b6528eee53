import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * Starts a script of npm in a clone; resolves with what the pattern finds in its output. `stop` ends it with everything
 * that it started.
 */
export async function startScript(folder, args, pattern) {
  const child = spawn('npm', args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(await freePort()),
      MQTT_PORT: '0',
      CHATDECK_DEMO: '0',
      DATA_DIR: join(folder, '.chatdeck/bench'),
    },
  });
  const exited = once(child, 'exit');
  let output = '';
  const found = await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += stripVTControlCharacters(String(chunk));
      const match = pattern.exec(output);
      if (match) resolve(match[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`npm ${args.join(' ')} ended:\n${output}`)));
  });
  return {
    found,
    stop: async () => {
      process.kill(-child.pid, 'SIGTERM');
      await exited;
    },
  };
}

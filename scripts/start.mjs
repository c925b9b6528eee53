/** `npm start`: builds what is stale, then runs the server, which serves the console. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadEnvFile } from './env-file.mjs';
import { turbo } from './npm-programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
loadEnvFile(root);

console.log('Chatdeck: building what has changed ...');
const build = spawnSync(
  ...turbo([
    'run',
    'bundle',
    '--filter=@chatdeck/server',
    '--filter=@chatdeck/console',
    '--output-logs=errors-only',
    '--log-order=grouped',
    '--no-update-notifier',
  ]),
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  },
);
if (build.status !== 0) {
  process.stdout.write(build.stdout);
  console.error('Chatdeck: the build failed; the reason stands above.');
  process.exit(build.status ?? 1);
}

const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl+C reaches the server too; this process only waits for it to stop gracefully.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => signal === 'SIGTERM' && server.kill('SIGTERM'));
}
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));

/** `npm run admin -- ...`: builds the server if it is stale, then runs one operator command. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadEnvFile } from './env-file.mjs';
import { turbo } from './npm-programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
loadEnvFile(root);

const build = spawnSync(
  ...turbo([
    'run',
    'bundle',
    '--filter=@chatdeck/server',
    '--output-logs=errors-only',
    '--no-update-notifier',
  ]),
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  },
);
if (build.status !== 0) {
  process.stderr.write(build.stdout);
  process.stderr.write(build.stderr);
  process.exit(build.status ?? 1);
}
const admin = spawnSync(process.execPath, ['apps/server/dist/admin.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(admin.status ?? 1);

/**
 * Runs the server's suite on a temporary PostgreSQL, with the tests that need Mosquitto: `node
 * scripts/test/postgresql.mjs REPORT`.
 */
import { spawnSync } from 'node:child_process';
import { provideMosquitto } from '../mosquitto.mjs';
import { withPostgres } from '../postgresql-server.mjs';

const [report] = process.argv.slice(2);
const ARGS = ['run', '--project', 'server', '--reporter=default', '--reporter=json'];

provideMosquitto();
await withPostgres((url) => {
  const { status } = spawnSync('vitest', [...ARGS, `--outputFile.json=${report}`], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
  process.exitCode = status ?? 1;
});

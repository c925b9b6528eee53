import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ADMIN = fileURLToPath(new URL('../../apps/server/dist/admin.js', import.meta.url));

/** Runs an operator command on the data folder of a server, also beside it while it runs. */
export function administer(dataDir: string, ...words: readonly string[]): void {
  execFileSync(process.execPath, [ADMIN, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

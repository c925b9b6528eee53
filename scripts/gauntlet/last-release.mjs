/**
 * `node scripts/gauntlet/last-release.mjs COMMAND …`: runs a command beside the server of the last release, which it
 * builds first. The command gets the folder of that server as `RELEASE_SERVER` and its name as `RELEASE_NAME`. The last
 * release is the newest tag; before there is one, `UPGRADE_FROM` names a commit.
 */
import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const git = (args) => execSync(`git ${args}`, { encoding: 'utf8' }).trim();
const release = process.env.UPGRADE_FROM ?? git('tag --list --sort=-creatordate').split('\n')[0];
if (!release) {
  console.error('There is no release yet. UPGRADE_FROM names the commit to upgrade from.');
  process.exit(2);
}
const commit = git(`rev-parse --short=8 "${release}^{commit}"`);
const date = git(`show -s --format=%cs ${commit}`);

const folder = join(tmpdir(), `chatdeck-${commit}`);
const server = join(folder, 'apps', 'server');
if (!existsSync(join(server, 'dist', 'main.js'))) {
  const run = (command, cwd = folder) => execSync(command, { cwd, stdio: 'inherit' });
  if (!existsSync(folder)) run(`git clone --quiet --no-checkout . ${folder}`, process.cwd());
  run(`git checkout --quiet ${commit}`);
  run('npm ci --no-audit --no-fund');
  run('npx turbo run build --filter=@chatdeck/server --output-logs=errors-only');
}

const env = { ...process.env, RELEASE_SERVER: server, RELEASE_NAME: `${commit} of ${date}` };
const [command = '', ...args] = process.argv.slice(2);
process.exit(spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1);
